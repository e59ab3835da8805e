import type { ColorField } from '@prismicio/client';
import type { DateField } from '@prismicio/client';
import type { EmbedField } from '@prismicio/client';
import type { GeoPointField } from '@prismicio/client';
import type { ImageField } from '@prismicio/client';
import type { IntegrationField } from '@prismicio/client';
import type { KeyTextField } from '@prismicio/client';
import type { LinkField } from '@prismicio/client';
import type { NumberField } from '@prismicio/client';
import type { RichTextField } from '@prismicio/client';
import type { SelectField } from '@prismicio/client';
import type { TableField } from '@prismicio/client';
import type { TimestampField } from '@prismicio/client';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Kiosk as KioskModel } from '../sources/kiosks/kiosk';
import type { Context } from '../context';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A colour as `#rrggbb`. */
  Color: { input: ColorField; output: ColorField; }
  /** A day as `YYYY-MM-DD`. */
  Date: { input: DateField; output: DateField; }
  /** Content of another site by oEmbed: `html`, `embed_url`, `type`, `provider_name`. Untrusted. Empty: `{}`. */
  Embed: { input: EmbedField; output: EmbedField; }
  /** A point on earth: `{latitude, longitude}` in degrees. Empty: `{}`. */
  GeoPoint: { input: GeoPointField; output: GeoPointField; }
  /** A picture with `url`, `alt`, `copyright` and `dimensions` in pixels. Empty: `{}`. */
  Image: { input: ImageField<string>; output: ImageField<string>; }
  /** A value picked from an integration of the content repository. */
  IntegrationField: { input: IntegrationField; output: IntegrationField; }
  /** Plain text on one line. */
  KeyText: { input: KeyTextField; output: KeyTextField; }
  /** A link to a document, a page elsewhere or a file. Links to documents carry the `url` of the page. Empty: `{link_type: "Any"}`. */
  Link: { input: LinkField; output: LinkField; }
  /** A number, whole or not. */
  Number: { input: NumberField; output: NumberField; }
  /** Formatted text: a list of blocks (paragraphs, headings, lists, images, embeds). Empty: `[]`. */
  RichText: { input: RichTextField; output: RichTextField; }
  /** One of the options that the model names; which they are may change with the model, so it is no enum. */
  Select: { input: SelectField; output: SelectField; }
  /** A table of rich-text cells. */
  Table: { input: TableField; output: TableField; }
  /** A moment as `YYYY-MM-DDThh:mm:ss+0000`. */
  Timestamp: { input: TimestampField; output: TimestampField; }
};

export type Address = {
  __typename?: 'Address';
  city?: Maybe<Scalars['String']['output']>;
  /** `US` or `CA`. */
  country?: Maybe<Scalars['String']['output']>;
  postalCode?: Maybe<Scalars['String']['output']>;
  /** State or province, two letters. */
  state?: Maybe<Scalars['String']['output']>;
  street?: Maybe<Scalars['String']['output']>;
};

/** A document in another language. */
export type AlternateLanguage = {
  __typename?: 'AlternateLanguage';
  id: Scalars['ID']['output'];
  lang: Scalars['String']['output'];
  type: Scalars['String']['output'];
  uid?: Maybe<Scalars['String']['output']>;
  /** Path of its page, language prefix included. Null where it has none. */
  url?: Maybe<Scalars['String']['output']>;
};

/** What every document of the content repository has, under the names Prismic gives it. */
export type Document = {
  /** The same document in other languages. */
  alternate_languages: Array<AlternateLanguage>;
  first_publication_date?: Maybe<Scalars['Timestamp']['output']>;
  id: Scalars['ID']['output'];
  /** Language, e.g. `en-us`. */
  lang: Scalars['String']['output'];
  last_publication_date?: Maybe<Scalars['Timestamp']['output']>;
  tags: Array<Scalars['String']['output']>;
  /** API id of the custom type. */
  type: Scalars['String']['output'];
  /** The editor's part of the address, unique per type and language. */
  uid?: Maybe<Scalars['String']['output']>;
  /** Path of the document's page on the site, language prefix included. Null where it has none. */
  url?: Maybe<Scalars['String']['output']>;
};

/** Kiosks an editor picks by location id; names, addresses and hours come live from the kiosks API. */
export type FeaturedKiosksSlice = Slice & {
  __typename?: 'FeaturedKiosksSlice';
  id: Scalars['String']['output'];
  items: Array<FeaturedKiosksSliceItems>;
  /** The kiosks named in `primary.locations`, in the editor's order; ids that no longer exist are left out. Live. */
  kiosks?: Maybe<Array<Kiosk>>;
  primary: FeaturedKiosksSlicePrimary;
  slice_label?: Maybe<Scalars['String']['output']>;
  slice_type: Scalars['String']['output'];
  variation: Scalars['String']['output'];
  version?: Maybe<Scalars['String']['output']>;
};

export type FeaturedKiosksSliceDefaultItem = {
  __typename?: 'FeaturedKiosksSliceDefaultItem';
  _empty?: Maybe<Scalars['Boolean']['output']>;
};

export type FeaturedKiosksSliceDefaultPrimary = {
  __typename?: 'FeaturedKiosksSliceDefaultPrimary';
  /** Description: One sentence */
  description?: Maybe<Scalars['RichText']['output']>;
  /** Kiosks */
  locations: Array<FeaturedKiosksSliceDefaultPrimaryLocationsItem>;
  /** Title: Where these kiosks are */
  title?: Maybe<Scalars['RichText']['output']>;
};

export type FeaturedKiosksSliceDefaultPrimaryLocationsItem = {
  __typename?: 'FeaturedKiosksSliceDefaultPrimaryLocationsItem';
  /** Location id: 100001 */
  location_id?: Maybe<Scalars['KeyText']['output']>;
};

export type FeaturedKiosksSliceItems = FeaturedKiosksSliceDefaultItem;

export type FeaturedKiosksSlicePrimary = FeaturedKiosksSliceDefaultPrimary;

/** The head of a page: its only h1, a lead, up to two buttons and a picture. */
export type HeroSlice = Slice & {
  __typename?: 'HeroSlice';
  id: Scalars['String']['output'];
  items: Array<HeroSliceItems>;
  primary: HeroSlicePrimary;
  slice_label?: Maybe<Scalars['String']['output']>;
  slice_type: Scalars['String']['output'];
  variation: Scalars['String']['output'];
  version?: Maybe<Scalars['String']['output']>;
};

export type HeroSliceCompactItem = {
  __typename?: 'HeroSliceCompactItem';
  _empty?: Maybe<Scalars['Boolean']['output']>;
};

export type HeroSliceCompactPrimary = {
  __typename?: 'HeroSliceCompactPrimary';
  /** Lead: One or two sentences */
  lead?: Maybe<Scalars['RichText']['output']>;
  /** Title: What the page is about, in six words */
  title?: Maybe<Scalars['RichText']['output']>;
};

export type HeroSliceDefaultItem = {
  __typename?: 'HeroSliceDefaultItem';
  _empty?: Maybe<Scalars['Boolean']['output']>;
};

export type HeroSliceDefaultPrimary = {
  __typename?: 'HeroSliceDefaultPrimary';
  /** Buttons */
  buttons: Array<HeroSliceDefaultPrimaryButtonsItem>;
  /** Picture */
  image?: Maybe<Scalars['Image']['output']>;
  /** Lead: One or two sentences */
  lead?: Maybe<Scalars['RichText']['output']>;
  /** Title: What the page is about, in six words */
  title?: Maybe<Scalars['RichText']['output']>;
};

export type HeroSliceDefaultPrimaryButtonsItem = {
  __typename?: 'HeroSliceDefaultPrimaryButtonsItem';
  /** Link */
  link?: Maybe<Scalars['Link']['output']>;
  /** Style */
  style?: Maybe<Scalars['Select']['output']>;
};

export type HeroSliceItems = HeroSliceCompactItem | HeroSliceDefaultItem;

export type HeroSlicePrimary = HeroSliceCompactPrimary | HeroSliceDefaultPrimary;

/** Custom type "Homepage". */
export type HomepageDocument = Document & {
  __typename?: 'HomepageDocument';
  alternate_languages: Array<AlternateLanguage>;
  data: HomepageDocumentData;
  first_publication_date?: Maybe<Scalars['Timestamp']['output']>;
  id: Scalars['ID']['output'];
  lang: Scalars['String']['output'];
  last_publication_date?: Maybe<Scalars['Timestamp']['output']>;
  tags: Array<Scalars['String']['output']>;
  type: Scalars['String']['output'];
  uid?: Maybe<Scalars['String']['output']>;
  url?: Maybe<Scalars['String']['output']>;
};

export type HomepageDocumentData = {
  __typename?: 'HomepageDocumentData';
  /** Meta description: One or two sentences for search results, up to 155 characters */
  meta_description?: Maybe<Scalars['KeyText']['output']>;
  /** Meta title: Title in search results and browser tabs, up to 60 characters */
  meta_title?: Maybe<Scalars['KeyText']['output']>;
  slices: Array<HomepageDocumentDataSlicesSlice>;
};

export type HomepageDocumentDataSlicesSlice = FeaturedKiosksSlice | HeroSlice | UnknownSlice;

/** From one opening to the next closing. Always open: one period from Sunday 00:00 without `close`. */
export type HoursPeriod = {
  __typename?: 'HoursPeriod';
  close?: Maybe<WeekTime>;
  open: WeekTime;
};

/** A self-service kiosk, or the locksmiths' base, at one host location. */
export type Kiosk = {
  __typename?: 'Kiosk';
  address: Address;
  geoLocation: LatLng;
  /** Opening hours of a week. Null where they are not known. */
  hours?: Maybe<Array<HoursPeriod>>;
  locationId: Scalars['ID']['output'];
  name?: Maybe<Scalars['String']['output']>;
  phone?: Maybe<Scalars['String']['output']>;
  /** The shop that houses the kiosk. */
  retailer?: Maybe<Scalars['String']['output']>;
  /** What can be had here, always in this order: keyCopy, keyFobs, carKeys, locksmith, become-locksmith. */
  servicesAvailable: Array<Scalars['String']['output']>;
  /** IANA time zone in which `hours` are meant, e.g. `America/New_York`. */
  timeZone?: Maybe<Scalars['String']['output']>;
};

/** A point in degrees. */
export type LatLng = {
  __typename?: 'LatLng';
  lat: Scalars['Float']['output'];
  lng: Scalars['Float']['output'];
};

/** A document with an address of its own. */
export type Page = HomepageDocument | PageDocument;

/** Custom type "Page". */
export type PageDocument = Document & {
  __typename?: 'PageDocument';
  alternate_languages: Array<AlternateLanguage>;
  data: PageDocumentData;
  first_publication_date?: Maybe<Scalars['Timestamp']['output']>;
  id: Scalars['ID']['output'];
  lang: Scalars['String']['output'];
  last_publication_date?: Maybe<Scalars['Timestamp']['output']>;
  tags: Array<Scalars['String']['output']>;
  type: Scalars['String']['output'];
  uid?: Maybe<Scalars['String']['output']>;
  url?: Maybe<Scalars['String']['output']>;
};

export type PageDocumentData = {
  __typename?: 'PageDocumentData';
  /** Meta description: One or two sentences for search results, up to 155 characters */
  meta_description?: Maybe<Scalars['KeyText']['output']>;
  /** Meta title: Title in search results and browser tabs, up to 60 characters */
  meta_title?: Maybe<Scalars['KeyText']['output']>;
  /** Page category: First part of the address, when the page belongs to a category */
  page_category?: Maybe<Scalars['KeyText']['output']>;
  slices: Array<PageDocumentDataSlicesSlice>;
};

export type PageDocumentDataSlicesSlice = FeaturedKiosksSlice | HeroSlice | UnknownSlice;

/** What the site can ask. Each domain module adds its own fields. */
export type Query = {
  __typename?: 'Query';
  /** Names what is published now, and changes with every publish. Null while the content repository does not answer. */
  contentVersion?: Maybe<Scalars['String']['output']>;
  /** A kiosk by its location id; null when there is none. */
  kiosk?: Maybe<Kiosk>;
  /** Kiosks by location id, in the order asked for, 50 at most; ids that do not exist are left out. */
  kiosks?: Maybe<Array<Kiosk>>;
  /** Answers `true` whenever the server can answer at all; asks no upstream. */
  ok: Scalars['Boolean']['output'];
  /**
   * The page at a path, in one language: its document with all slices, and their live data.
   * `path` begins and ends with a slash and has no language prefix. Null where that language has no such page.
   */
  page?: Maybe<Page>;
  /**
   * Where a path leads: the one cheap question that decides status and language of a request.
   * Any `lang` but the supported ones counts as en-us.
   */
  route: Route;
};


/** What the site can ask. Each domain module adds its own fields. */
export type QueryKioskArgs = {
  id: Scalars['ID']['input'];
};


/** What the site can ask. Each domain module adds its own fields. */
export type QueryKiosksArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** What the site can ask. Each domain module adds its own fields. */
export type QueryPageArgs = {
  lang: Scalars['String']['input'];
  path: Scalars['String']['input'];
};


/** What the site can ask. Each domain module adds its own fields. */
export type QueryRouteArgs = {
  lang: Scalars['String']['input'];
  path: Scalars['String']['input'];
};

/** What the site answers to a path. */
export type Route = {
  __typename?: 'Route';
  /** The language of the content found; en-us where the language asked for has no such page. */
  lang: Scalars['String']['output'];
  /** The path to answer or to move to, without language prefix. Null when missing or unavailable. */
  path?: Maybe<Scalars['String']['output']>;
  status: RouteStatus;
};

export type RouteStatus =
  /** There is a page at this path in this language, or else in en-us. */
  | 'FOUND'
  /** No page: answer 404. */
  | 'MISSING'
  /** The page has another path: answer 301 to `path` in `lang`. */
  | 'MOVED'
  /** The content repository does not answer and nothing is kept: answer 503. */
  | 'UNAVAILABLE';

/** What every slice has. */
export type Slice = {
  id: Scalars['String']['output'];
  slice_type: Scalars['String']['output'];
  variation: Scalars['String']['output'];
};

/** A slice whose type or variation this build has no model for. It is logged, and rendered as nothing. */
export type UnknownSlice = Slice & {
  __typename?: 'UnknownSlice';
  id: Scalars['String']['output'];
  slice_type: Scalars['String']['output'];
  variation: Scalars['String']['output'];
};

export type WeekTime = {
  __typename?: 'WeekTime';
  /** Day of the week, Sunday = 0. */
  day: Scalars['Int']['output'];
  /** Local time as `hh:mm`. */
  time: Scalars['String']['output'];
};

export type WithIndex<TObject> = TObject & Record<string, any>;
export type ResolversObject<TObject> = WithIndex<TObject>;

export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = ResolversObject<{
  FeaturedKiosksSliceItems: ( FeaturedKiosksSliceDefaultItem );
  FeaturedKiosksSlicePrimary: ( FeaturedKiosksSliceDefaultPrimary );
  HeroSliceItems:
    | ( HeroSliceCompactItem )
    | ( HeroSliceDefaultItem )
  ;
  HeroSlicePrimary:
    | ( HeroSliceCompactPrimary )
    | ( HeroSliceDefaultPrimary )
  ;
  HomepageDocumentDataSlicesSlice:
    | ( Omit<FeaturedKiosksSlice, 'items' | 'kiosks' | 'primary'> & { items: Array<_RefType['FeaturedKiosksSliceItems']>, kiosks?: Maybe<Array<_RefType['Kiosk']>>, primary: _RefType['FeaturedKiosksSlicePrimary'] } )
    | ( Omit<HeroSlice, 'items' | 'primary'> & { items: Array<_RefType['HeroSliceItems']>, primary: _RefType['HeroSlicePrimary'] } )
    | ( UnknownSlice )
  ;
  Page:
    | ( Omit<HomepageDocument, 'data'> & { data: _RefType['HomepageDocumentData'] } )
    | ( Omit<PageDocument, 'data'> & { data: _RefType['PageDocumentData'] } )
  ;
  PageDocumentDataSlicesSlice:
    | ( Omit<FeaturedKiosksSlice, 'items' | 'kiosks' | 'primary'> & { items: Array<_RefType['FeaturedKiosksSliceItems']>, kiosks?: Maybe<Array<_RefType['Kiosk']>>, primary: _RefType['FeaturedKiosksSlicePrimary'] } )
    | ( Omit<HeroSlice, 'items' | 'primary'> & { items: Array<_RefType['HeroSliceItems']>, primary: _RefType['HeroSlicePrimary'] } )
    | ( UnknownSlice )
  ;
}>;

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = ResolversObject<{
  Document:
    | ( Omit<HomepageDocument, 'data'> & { data: _RefType['HomepageDocumentData'] } )
    | ( Omit<PageDocument, 'data'> & { data: _RefType['PageDocumentData'] } )
  ;
  Slice:
    | ( Omit<FeaturedKiosksSlice, 'items' | 'kiosks' | 'primary'> & { items: Array<_RefType['FeaturedKiosksSliceItems']>, kiosks?: Maybe<Array<_RefType['Kiosk']>>, primary: _RefType['FeaturedKiosksSlicePrimary'] } )
    | ( Omit<HeroSlice, 'items' | 'primary'> & { items: Array<_RefType['HeroSliceItems']>, primary: _RefType['HeroSlicePrimary'] } )
    | ( UnknownSlice )
  ;
}>;

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = ResolversObject<{
  Address: ResolverTypeWrapper<Address>;
  AlternateLanguage: ResolverTypeWrapper<AlternateLanguage>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Color: ResolverTypeWrapper<Scalars['Color']['output']>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  Document: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Document']>;
  Embed: ResolverTypeWrapper<Scalars['Embed']['output']>;
  FeaturedKiosksSlice: ResolverTypeWrapper<Omit<FeaturedKiosksSlice, 'items' | 'kiosks' | 'primary'> & { items: Array<ResolversTypes['FeaturedKiosksSliceItems']>, kiosks?: Maybe<Array<ResolversTypes['Kiosk']>>, primary: ResolversTypes['FeaturedKiosksSlicePrimary'] }>;
  FeaturedKiosksSliceDefaultItem: ResolverTypeWrapper<FeaturedKiosksSliceDefaultItem>;
  FeaturedKiosksSliceDefaultPrimary: ResolverTypeWrapper<FeaturedKiosksSliceDefaultPrimary>;
  FeaturedKiosksSliceDefaultPrimaryLocationsItem: ResolverTypeWrapper<FeaturedKiosksSliceDefaultPrimaryLocationsItem>;
  FeaturedKiosksSliceItems: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['FeaturedKiosksSliceItems']>;
  FeaturedKiosksSlicePrimary: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['FeaturedKiosksSlicePrimary']>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  GeoPoint: ResolverTypeWrapper<Scalars['GeoPoint']['output']>;
  HeroSlice: ResolverTypeWrapper<Omit<HeroSlice, 'items' | 'primary'> & { items: Array<ResolversTypes['HeroSliceItems']>, primary: ResolversTypes['HeroSlicePrimary'] }>;
  HeroSliceCompactItem: ResolverTypeWrapper<HeroSliceCompactItem>;
  HeroSliceCompactPrimary: ResolverTypeWrapper<HeroSliceCompactPrimary>;
  HeroSliceDefaultItem: ResolverTypeWrapper<HeroSliceDefaultItem>;
  HeroSliceDefaultPrimary: ResolverTypeWrapper<HeroSliceDefaultPrimary>;
  HeroSliceDefaultPrimaryButtonsItem: ResolverTypeWrapper<HeroSliceDefaultPrimaryButtonsItem>;
  HeroSliceItems: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['HeroSliceItems']>;
  HeroSlicePrimary: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['HeroSlicePrimary']>;
  HomepageDocument: ResolverTypeWrapper<Omit<HomepageDocument, 'data'> & { data: ResolversTypes['HomepageDocumentData'] }>;
  HomepageDocumentData: ResolverTypeWrapper<Omit<HomepageDocumentData, 'slices'> & { slices: Array<ResolversTypes['HomepageDocumentDataSlicesSlice']> }>;
  HomepageDocumentDataSlicesSlice: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['HomepageDocumentDataSlicesSlice']>;
  HoursPeriod: ResolverTypeWrapper<HoursPeriod>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Image: ResolverTypeWrapper<Scalars['Image']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  IntegrationField: ResolverTypeWrapper<Scalars['IntegrationField']['output']>;
  KeyText: ResolverTypeWrapper<Scalars['KeyText']['output']>;
  Kiosk: ResolverTypeWrapper<KioskModel>;
  LatLng: ResolverTypeWrapper<LatLng>;
  Link: ResolverTypeWrapper<Scalars['Link']['output']>;
  Number: ResolverTypeWrapper<Scalars['Number']['output']>;
  Page: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['Page']>;
  PageDocument: ResolverTypeWrapper<Omit<PageDocument, 'data'> & { data: ResolversTypes['PageDocumentData'] }>;
  PageDocumentData: ResolverTypeWrapper<Omit<PageDocumentData, 'slices'> & { slices: Array<ResolversTypes['PageDocumentDataSlicesSlice']> }>;
  PageDocumentDataSlicesSlice: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PageDocumentDataSlicesSlice']>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RichText: ResolverTypeWrapper<Scalars['RichText']['output']>;
  Route: ResolverTypeWrapper<Route>;
  RouteStatus: RouteStatus;
  Select: ResolverTypeWrapper<Scalars['Select']['output']>;
  Slice: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Slice']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Table: ResolverTypeWrapper<Scalars['Table']['output']>;
  Timestamp: ResolverTypeWrapper<Scalars['Timestamp']['output']>;
  UnknownSlice: ResolverTypeWrapper<UnknownSlice>;
  WeekTime: ResolverTypeWrapper<WeekTime>;
}>;

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = ResolversObject<{
  Address: Address;
  AlternateLanguage: AlternateLanguage;
  Boolean: Scalars['Boolean']['output'];
  Color: Scalars['Color']['output'];
  Date: Scalars['Date']['output'];
  Document: ResolversInterfaceTypes<ResolversParentTypes>['Document'];
  Embed: Scalars['Embed']['output'];
  FeaturedKiosksSlice: Omit<FeaturedKiosksSlice, 'items' | 'kiosks' | 'primary'> & { items: Array<ResolversParentTypes['FeaturedKiosksSliceItems']>, kiosks?: Maybe<Array<ResolversParentTypes['Kiosk']>>, primary: ResolversParentTypes['FeaturedKiosksSlicePrimary'] };
  FeaturedKiosksSliceDefaultItem: FeaturedKiosksSliceDefaultItem;
  FeaturedKiosksSliceDefaultPrimary: FeaturedKiosksSliceDefaultPrimary;
  FeaturedKiosksSliceDefaultPrimaryLocationsItem: FeaturedKiosksSliceDefaultPrimaryLocationsItem;
  FeaturedKiosksSliceItems: ResolversUnionTypes<ResolversParentTypes>['FeaturedKiosksSliceItems'];
  FeaturedKiosksSlicePrimary: ResolversUnionTypes<ResolversParentTypes>['FeaturedKiosksSlicePrimary'];
  Float: Scalars['Float']['output'];
  GeoPoint: Scalars['GeoPoint']['output'];
  HeroSlice: Omit<HeroSlice, 'items' | 'primary'> & { items: Array<ResolversParentTypes['HeroSliceItems']>, primary: ResolversParentTypes['HeroSlicePrimary'] };
  HeroSliceCompactItem: HeroSliceCompactItem;
  HeroSliceCompactPrimary: HeroSliceCompactPrimary;
  HeroSliceDefaultItem: HeroSliceDefaultItem;
  HeroSliceDefaultPrimary: HeroSliceDefaultPrimary;
  HeroSliceDefaultPrimaryButtonsItem: HeroSliceDefaultPrimaryButtonsItem;
  HeroSliceItems: ResolversUnionTypes<ResolversParentTypes>['HeroSliceItems'];
  HeroSlicePrimary: ResolversUnionTypes<ResolversParentTypes>['HeroSlicePrimary'];
  HomepageDocument: Omit<HomepageDocument, 'data'> & { data: ResolversParentTypes['HomepageDocumentData'] };
  HomepageDocumentData: Omit<HomepageDocumentData, 'slices'> & { slices: Array<ResolversParentTypes['HomepageDocumentDataSlicesSlice']> };
  HomepageDocumentDataSlicesSlice: ResolversUnionTypes<ResolversParentTypes>['HomepageDocumentDataSlicesSlice'];
  HoursPeriod: HoursPeriod;
  ID: Scalars['ID']['output'];
  Image: Scalars['Image']['output'];
  Int: Scalars['Int']['output'];
  IntegrationField: Scalars['IntegrationField']['output'];
  KeyText: Scalars['KeyText']['output'];
  Kiosk: KioskModel;
  LatLng: LatLng;
  Link: Scalars['Link']['output'];
  Number: Scalars['Number']['output'];
  Page: ResolversUnionTypes<ResolversParentTypes>['Page'];
  PageDocument: Omit<PageDocument, 'data'> & { data: ResolversParentTypes['PageDocumentData'] };
  PageDocumentData: Omit<PageDocumentData, 'slices'> & { slices: Array<ResolversParentTypes['PageDocumentDataSlicesSlice']> };
  PageDocumentDataSlicesSlice: ResolversUnionTypes<ResolversParentTypes>['PageDocumentDataSlicesSlice'];
  Query: Record<PropertyKey, never>;
  RichText: Scalars['RichText']['output'];
  Route: Route;
  Select: Scalars['Select']['output'];
  Slice: ResolversInterfaceTypes<ResolversParentTypes>['Slice'];
  String: Scalars['String']['output'];
  Table: Scalars['Table']['output'];
  Timestamp: Scalars['Timestamp']['output'];
  UnknownSlice: UnknownSlice;
  WeekTime: WeekTime;
}>;

export type AddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Address'] = ResolversParentTypes['Address']> = ResolversObject<{
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type AlternateLanguageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlternateLanguage'] = ResolversParentTypes['AlternateLanguage']> = ResolversObject<{
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lang?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export interface ColorScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Color'], any> {
  name: 'Color';
}

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export type DocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Document'] = ResolversParentTypes['Document']> = ResolversObject<{
  __resolveType: TypeResolveFn<'HomepageDocument' | 'PageDocument', ParentType, ContextType>;
}>;

export interface EmbedScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Embed'], any> {
  name: 'Embed';
}

export type FeaturedKiosksSliceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeaturedKiosksSlice'] = ResolversParentTypes['FeaturedKiosksSlice']> = ResolversObject<{
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['FeaturedKiosksSliceItems']>, ParentType, ContextType>;
  kiosks?: Resolver<Maybe<Array<ResolversTypes['Kiosk']>>, ParentType, ContextType>;
  primary?: Resolver<ResolversTypes['FeaturedKiosksSlicePrimary'], ParentType, ContextType>;
  slice_label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slice_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type FeaturedKiosksSliceDefaultItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeaturedKiosksSliceDefaultItem'] = ResolversParentTypes['FeaturedKiosksSliceDefaultItem']> = ResolversObject<{
  _empty?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type FeaturedKiosksSliceDefaultPrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeaturedKiosksSliceDefaultPrimary'] = ResolversParentTypes['FeaturedKiosksSliceDefaultPrimary']> = ResolversObject<{
  description?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  locations?: Resolver<Array<ResolversTypes['FeaturedKiosksSliceDefaultPrimaryLocationsItem']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type FeaturedKiosksSliceDefaultPrimaryLocationsItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeaturedKiosksSliceDefaultPrimaryLocationsItem'] = ResolversParentTypes['FeaturedKiosksSliceDefaultPrimaryLocationsItem']> = ResolversObject<{
  location_id?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
}>;

export type FeaturedKiosksSliceItemsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeaturedKiosksSliceItems'] = ResolversParentTypes['FeaturedKiosksSliceItems']> = ResolversObject<{
  __resolveType: TypeResolveFn<'FeaturedKiosksSliceDefaultItem', ParentType, ContextType>;
}>;

export type FeaturedKiosksSlicePrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeaturedKiosksSlicePrimary'] = ResolversParentTypes['FeaturedKiosksSlicePrimary']> = ResolversObject<{
  __resolveType: TypeResolveFn<'FeaturedKiosksSliceDefaultPrimary', ParentType, ContextType>;
}>;

export interface GeoPointScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['GeoPoint'], any> {
  name: 'GeoPoint';
}

export type HeroSliceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HeroSlice'] = ResolversParentTypes['HeroSlice']> = ResolversObject<{
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['HeroSliceItems']>, ParentType, ContextType>;
  primary?: Resolver<ResolversTypes['HeroSlicePrimary'], ParentType, ContextType>;
  slice_label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slice_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type HeroSliceCompactItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HeroSliceCompactItem'] = ResolversParentTypes['HeroSliceCompactItem']> = ResolversObject<{
  _empty?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type HeroSliceCompactPrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HeroSliceCompactPrimary'] = ResolversParentTypes['HeroSliceCompactPrimary']> = ResolversObject<{
  lead?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type HeroSliceDefaultItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HeroSliceDefaultItem'] = ResolversParentTypes['HeroSliceDefaultItem']> = ResolversObject<{
  _empty?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type HeroSliceDefaultPrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HeroSliceDefaultPrimary'] = ResolversParentTypes['HeroSliceDefaultPrimary']> = ResolversObject<{
  buttons?: Resolver<Array<ResolversTypes['HeroSliceDefaultPrimaryButtonsItem']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  lead?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type HeroSliceDefaultPrimaryButtonsItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HeroSliceDefaultPrimaryButtonsItem'] = ResolversParentTypes['HeroSliceDefaultPrimaryButtonsItem']> = ResolversObject<{
  link?: Resolver<Maybe<ResolversTypes['Link']>, ParentType, ContextType>;
  style?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
}>;

export type HeroSliceItemsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HeroSliceItems'] = ResolversParentTypes['HeroSliceItems']> = ResolversObject<{
  __resolveType: TypeResolveFn<'HeroSliceCompactItem' | 'HeroSliceDefaultItem', ParentType, ContextType>;
}>;

export type HeroSlicePrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HeroSlicePrimary'] = ResolversParentTypes['HeroSlicePrimary']> = ResolversObject<{
  __resolveType: TypeResolveFn<'HeroSliceCompactPrimary' | 'HeroSliceDefaultPrimary', ParentType, ContextType>;
}>;

export type HomepageDocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HomepageDocument'] = ResolversParentTypes['HomepageDocument']> = ResolversObject<{
  alternate_languages?: Resolver<Array<ResolversTypes['AlternateLanguage']>, ParentType, ContextType>;
  data?: Resolver<ResolversTypes['HomepageDocumentData'], ParentType, ContextType>;
  first_publication_date?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lang?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last_publication_date?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type HomepageDocumentDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HomepageDocumentData'] = ResolversParentTypes['HomepageDocumentData']> = ResolversObject<{
  meta_description?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  meta_title?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  slices?: Resolver<Array<ResolversTypes['HomepageDocumentDataSlicesSlice']>, ParentType, ContextType>;
}>;

export type HomepageDocumentDataSlicesSliceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HomepageDocumentDataSlicesSlice'] = ResolversParentTypes['HomepageDocumentDataSlicesSlice']> = ResolversObject<{
  __resolveType: TypeResolveFn<'FeaturedKiosksSlice' | 'HeroSlice' | 'UnknownSlice', ParentType, ContextType>;
}>;

export type HoursPeriodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HoursPeriod'] = ResolversParentTypes['HoursPeriod']> = ResolversObject<{
  close?: Resolver<Maybe<ResolversTypes['WeekTime']>, ParentType, ContextType>;
  open?: Resolver<ResolversTypes['WeekTime'], ParentType, ContextType>;
}>;

export interface ImageScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Image'], any> {
  name: 'Image';
}

export interface IntegrationFieldScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['IntegrationField'], any> {
  name: 'IntegrationField';
}

export interface KeyTextScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['KeyText'], any> {
  name: 'KeyText';
}

export type KioskResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Kiosk'] = ResolversParentTypes['Kiosk']> = ResolversObject<{
  address?: Resolver<ResolversTypes['Address'], ParentType, ContextType>;
  geoLocation?: Resolver<ResolversTypes['LatLng'], ParentType, ContextType>;
  hours?: Resolver<Maybe<Array<ResolversTypes['HoursPeriod']>>, ParentType, ContextType>;
  locationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  retailer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  servicesAvailable?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  timeZone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type LatLngResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LatLng'] = ResolversParentTypes['LatLng']> = ResolversObject<{
  lat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lng?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
}>;

export interface LinkScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Link'], any> {
  name: 'Link';
}

export interface NumberScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Number'], any> {
  name: 'Number';
}

export type PageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Page'] = ResolversParentTypes['Page']> = ResolversObject<{
  __resolveType: TypeResolveFn<'HomepageDocument' | 'PageDocument', ParentType, ContextType>;
}>;

export type PageDocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageDocument'] = ResolversParentTypes['PageDocument']> = ResolversObject<{
  alternate_languages?: Resolver<Array<ResolversTypes['AlternateLanguage']>, ParentType, ContextType>;
  data?: Resolver<ResolversTypes['PageDocumentData'], ParentType, ContextType>;
  first_publication_date?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lang?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last_publication_date?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type PageDocumentDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageDocumentData'] = ResolversParentTypes['PageDocumentData']> = ResolversObject<{
  meta_description?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  meta_title?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  page_category?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  slices?: Resolver<Array<ResolversTypes['PageDocumentDataSlicesSlice']>, ParentType, ContextType>;
}>;

export type PageDocumentDataSlicesSliceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageDocumentDataSlicesSlice'] = ResolversParentTypes['PageDocumentDataSlicesSlice']> = ResolversObject<{
  __resolveType: TypeResolveFn<'FeaturedKiosksSlice' | 'HeroSlice' | 'UnknownSlice', ParentType, ContextType>;
}>;

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = ResolversObject<{
  contentVersion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kiosk?: Resolver<Maybe<ResolversTypes['Kiosk']>, ParentType, ContextType, RequireFields<QueryKioskArgs, 'id'>>;
  kiosks?: Resolver<Maybe<Array<ResolversTypes['Kiosk']>>, ParentType, ContextType, RequireFields<QueryKiosksArgs, 'ids'>>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['Page']>, ParentType, ContextType, RequireFields<QueryPageArgs, 'lang' | 'path'>>;
  route?: Resolver<ResolversTypes['Route'], ParentType, ContextType, RequireFields<QueryRouteArgs, 'lang' | 'path'>>;
}>;

export interface RichTextScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['RichText'], any> {
  name: 'RichText';
}

export type RouteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Route'] = ResolversParentTypes['Route']> = ResolversObject<{
  lang?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RouteStatus'], ParentType, ContextType>;
}>;

export interface SelectScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Select'], any> {
  name: 'Select';
}

export type SliceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Slice'] = ResolversParentTypes['Slice']> = ResolversObject<{
  __resolveType: TypeResolveFn<'FeaturedKiosksSlice' | 'HeroSlice' | 'UnknownSlice', ParentType, ContextType>;
}>;

export interface TableScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Table'], any> {
  name: 'Table';
}

export interface TimestampScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Timestamp'], any> {
  name: 'Timestamp';
}

export type UnknownSliceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnknownSlice'] = ResolversParentTypes['UnknownSlice']> = ResolversObject<{
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slice_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type WeekTimeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WeekTime'] = ResolversParentTypes['WeekTime']> = ResolversObject<{
  day?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type Resolvers<ContextType = Context> = ResolversObject<{
  Address?: AddressResolvers<ContextType>;
  AlternateLanguage?: AlternateLanguageResolvers<ContextType>;
  Color?: GraphQLScalarType;
  Date?: GraphQLScalarType;
  Document?: DocumentResolvers<ContextType>;
  Embed?: GraphQLScalarType;
  FeaturedKiosksSlice?: FeaturedKiosksSliceResolvers<ContextType>;
  FeaturedKiosksSliceDefaultItem?: FeaturedKiosksSliceDefaultItemResolvers<ContextType>;
  FeaturedKiosksSliceDefaultPrimary?: FeaturedKiosksSliceDefaultPrimaryResolvers<ContextType>;
  FeaturedKiosksSliceDefaultPrimaryLocationsItem?: FeaturedKiosksSliceDefaultPrimaryLocationsItemResolvers<ContextType>;
  FeaturedKiosksSliceItems?: FeaturedKiosksSliceItemsResolvers<ContextType>;
  FeaturedKiosksSlicePrimary?: FeaturedKiosksSlicePrimaryResolvers<ContextType>;
  GeoPoint?: GraphQLScalarType;
  HeroSlice?: HeroSliceResolvers<ContextType>;
  HeroSliceCompactItem?: HeroSliceCompactItemResolvers<ContextType>;
  HeroSliceCompactPrimary?: HeroSliceCompactPrimaryResolvers<ContextType>;
  HeroSliceDefaultItem?: HeroSliceDefaultItemResolvers<ContextType>;
  HeroSliceDefaultPrimary?: HeroSliceDefaultPrimaryResolvers<ContextType>;
  HeroSliceDefaultPrimaryButtonsItem?: HeroSliceDefaultPrimaryButtonsItemResolvers<ContextType>;
  HeroSliceItems?: HeroSliceItemsResolvers<ContextType>;
  HeroSlicePrimary?: HeroSlicePrimaryResolvers<ContextType>;
  HomepageDocument?: HomepageDocumentResolvers<ContextType>;
  HomepageDocumentData?: HomepageDocumentDataResolvers<ContextType>;
  HomepageDocumentDataSlicesSlice?: HomepageDocumentDataSlicesSliceResolvers<ContextType>;
  HoursPeriod?: HoursPeriodResolvers<ContextType>;
  Image?: GraphQLScalarType;
  IntegrationField?: GraphQLScalarType;
  KeyText?: GraphQLScalarType;
  Kiosk?: KioskResolvers<ContextType>;
  LatLng?: LatLngResolvers<ContextType>;
  Link?: GraphQLScalarType;
  Number?: GraphQLScalarType;
  Page?: PageResolvers<ContextType>;
  PageDocument?: PageDocumentResolvers<ContextType>;
  PageDocumentData?: PageDocumentDataResolvers<ContextType>;
  PageDocumentDataSlicesSlice?: PageDocumentDataSlicesSliceResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RichText?: GraphQLScalarType;
  Route?: RouteResolvers<ContextType>;
  Select?: GraphQLScalarType;
  Slice?: SliceResolvers<ContextType>;
  Table?: GraphQLScalarType;
  Timestamp?: GraphQLScalarType;
  UnknownSlice?: UnknownSliceResolvers<ContextType>;
  WeekTime?: WeekTimeResolvers<ContextType>;
}>;

