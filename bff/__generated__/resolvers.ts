import type { ColorField } from '@prismicio/client';
import type { DateField } from '@prismicio/client';
import type { EmbedField } from '@prismicio/client';
import type { GeoPointField } from '@prismicio/client';
import type { IntegrationField } from '@prismicio/client';
import type { KeyTextField } from '@prismicio/client';
import type { LinkField } from '@prismicio/client';
import type { NumberField } from '@prismicio/client';
import type { RichTextField } from '@prismicio/client';
import type { SelectField } from '@prismicio/client';
import type { TableField } from '@prismicio/client';
import type { TimestampField } from '@prismicio/client';
import type { Upload } from '../modules/applications/upload';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { TranslationModel, DocumentModel } from '../modules/content/documentModel';
import type { PreviewToolsModel } from '../modules/content/loaders';
import type { CompanyModel, ContactDetailsModel } from '../modules/company/toContactDetails';
import type { GalleryFilter } from '../modules/designs/galleryFilter';
import type { FieldErrorCode as FieldErrorCodeModel } from '../../shared/forms/errors';
import type { RepositoryLanguage } from '../sources/prismic/root';
import type { Lang } from '../../shared/config/languages';
import type { RouteAnswer } from '../modules/routes/routeAnswer';
import type { Kiosk as KioskModel, Site as KioskSiteModel, ServiceKey, MachineType as MachineTypeModel } from '../sources/kiosks/kiosk';
import type { CityEntry, StateEntry, KioskPage } from '../modules/kiosks/network/directory';
import type { KioskMap as KioskMapModel, MapMarker as MapMarkerModel } from '../modules/kiosks/network/mapView';
import type { Nearby, Area } from '../modules/kiosks/search';
import type { KeyDesign as KeyDesignModel } from '../sources/kiosks/keyDesign';
import type { Place as PlaceModel, Address as AddressModel, Photo as PlacePhotoModel, Prediction as PredictionModel, PlaceRating as PlaceRatingModel } from '../sources/places/place';
import type { ServiceCount as ServiceCountModel } from '../sources/kiosks/serviceSet';
import type { Context } from '../context';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type EnumResolverSignature<T, AllowedValues = any> = { [key in keyof T]?: AllowedValues };
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
  /** A geographic point: `{latitude, longitude}` in degrees. Empty: `{}`. */
  GeoPoint: { input: GeoPointField; output: GeoPointField; }
  /** A picture with `url`, `alt`, `copyright` and `dimensions` in pixels. Empty: `{}`. */
  Image: { input: import('@prismicio/client').ImageField & { "mobile"?: import('@prismicio/client').ImageFieldImage }; output: import('@prismicio/client').ImageField & { "mobile"?: import('@prismicio/client').ImageFieldImage }; }
  /** A value selected from an integration of the content repository. */
  IntegrationField: { input: IntegrationField; output: IntegrationField; }
  /** Plain text on one line. */
  KeyText: { input: KeyTextField; output: KeyTextField; }
  /** A link to a document, a page elsewhere or a file. Links to documents carry the `url` of the page. Empty: `{link_type: "Any"}`. */
  Link: { input: LinkField; output: LinkField; }
  /** A number, integer or not. */
  Number: { input: NumberField; output: NumberField; }
  /** Formatted text: a list of blocks (paragraphs, headings, lists, images, embeds). Empty: `[]`. */
  RichText: { input: RichTextField; output: RichTextField; }
  /** One of the options in the model. Options may change with the model, so it is not an enum. */
  Select: { input: SelectField; output: SelectField; }
  /** A table of rich-text cells. */
  Table: { input: TableField; output: TableField; }
  /** A date and time as `YYYY-MM-DDThh:mm:ss+0000`. */
  Timestamp: { input: TimestampField; output: TimestampField; }
  /** A file of a multipart request, sent beside the operation. */
  Upload: { input: Upload; output: never; }
};

/** A postal address. */
export type Address = {
  __typename?: 'Address';
  /** City or town. */
  city: Maybe<Scalars['String']['output']>;
  /** `US` or `CA`. */
  country: Maybe<Scalars['String']['output']>;
  /** Zip or postal code. */
  postalCode: Maybe<Scalars['String']['output']>;
  /** State or province, two letters. */
  state: Maybe<Scalars['String']['output']>;
  /** House number and street. */
  street: Maybe<Scalars['String']['output']>;
};

/** An address in its parts. Parts that Google does not know are null. */
export type AddressResult = {
  __typename?: 'AddressResult';
  /** State or province, two letters. */
  administrativeAreaLevel1: Maybe<Scalars['String']['output']>;
  /** County. */
  administrativeAreaLevel2: Maybe<Scalars['String']['output']>;
  /** The same as `administrativeAreaLevel1`, as the specification names it. */
  administrative_area_level_1: Maybe<Scalars['String']['output']>;
  /** The same as `administrativeAreaLevel2`, as the specification names it. */
  administrative_area_level_2: Maybe<Scalars['String']['output']>;
  /** Whom to name wherever data of the place is shown; five at most, mostly none. */
  attributions: Array<PlaceAttribution>;
  /** Two letters, e.g. `US`. */
  country: Maybe<Scalars['String']['output']>;
  /** Degrees. */
  latitude: Maybe<Scalars['Float']['output']>;
  /** City. */
  locality: Maybe<Scalars['String']['output']>;
  /** Degrees. */
  longitude: Maybe<Scalars['Float']['output']>;
  /** The whole address in one line. */
  name: Maybe<Scalars['String']['output']>;
  /** Photos of the place, ten at most; the pictures themselves are loaded from Google. */
  photos: Maybe<Array<PlacePhoto>>;
  /** Google's id; it may be stored, and changes now and then. */
  placeId: Scalars['ID']['output'];
  /** The same as `placeId`, as the specification names it. */
  place_id: Scalars['ID']['output'];
  /** ZIP code or postal code. */
  postalCode: Maybe<Scalars['String']['output']>;
  /** The same as `postalCode`, as the specification names it. */
  postal_code: Maybe<Scalars['String']['output']>;
  /** Street. */
  route: Maybe<Scalars['String']['output']>;
  /** House number. */
  streetNumber: Maybe<Scalars['String']['output']>;
  /** The same as `streetNumber`, as the specification names it. */
  street_number: Maybe<Scalars['String']['output']>;
};

/** A document in another language. */
export type AlternateLanguage = {
  __typename?: 'AlternateLanguage';
  /** Id in the content repository. */
  id: Scalars['ID']['output'];
  /** Language, e.g. `fr-ca`. */
  lang: Scalars['String']['output'];
  /** API id of the custom type. */
  type: Scalars['String']['output'];
  /** The part of the address that the editor chose. */
  uid: Maybe<Scalars['String']['output']>;
  /** Path of its page, language prefix included. Null when it has none. */
  url: Maybe<Scalars['String']['output']>;
};

/** A document of the custom type "App bar". */
export type AppBarDocument = Document & {
  __typename?: 'AppBarDocument';
  /** The same document in other languages. */
  alternate_languages: Array<AlternateLanguage>;
  /** What the editor has written. */
  data: AppBarDocumentData;
  /** When it was published for the first time. */
  first_publication_date: Maybe<Scalars['Timestamp']['output']>;
  /** Id in the content repository. */
  id: Scalars['ID']['output'];
  /** Language, e.g. `en-us`. */
  lang: Scalars['String']['output'];
  /** When it was published last. */
  last_publication_date: Maybe<Scalars['Timestamp']['output']>;
  /** The editor's labels. */
  tags: Array<Scalars['String']['output']>;
  /** API id of the custom type. */
  type: Scalars['String']['output'];
  /** The editor's part of the address, unique per type and language. */
  uid: Maybe<Scalars['String']['output']>;
  /** Path of the document's page on the site, language prefix included. Null where it has none. */
  url: Maybe<Scalars['String']['output']>;
};

/** Fields of the custom type "App bar". */
export type AppBarDocumentData = {
  __typename?: 'AppBarDocumentData';
  /** Brand: Name of the business, as visitors read it */
  brand: Maybe<Scalars['KeyText']['output']>;
  /** Call label: What the call button says, three words at most: Locked out? Call */
  call_label: Maybe<Scalars['KeyText']['output']>;
  /** Call number: Number the call button dials, around the clock: 212-555-0100 */
  call_number: Maybe<Scalars['KeyText']['output']>;
  /** Call label on a phone: The same where room is scarce, two words at most: Locked out? */
  call_short_label: Maybe<Scalars['KeyText']['output']>;
  /** Locator label: What the link to the kiosk locator says: Find a kiosk */
  locator_label: Maybe<Scalars['KeyText']['output']>;
  /** Locator link: Where that link leads: /key-services/ */
  locator_link: Maybe<Scalars['Link']['output']>;
  /** Logo, beside or instead of the brand's name */
  logo: Maybe<Scalars['Image']['output']>;
};

/** The form with which a locksmith applies to work with us: person, address, work and résumé, in steps. */
export type ApplicationFormSlice = Slice & {
  __typename?: 'ApplicationFormSlice';
  /** Id within the page. */
  id: Scalars['String']['output'];
  /** Its repeated fields, where the model has any. */
  items: Array<ApplicationFormSliceItems>;
  /** Its fields. */
  primary: ApplicationFormSlicePrimary;
  /** The editor's label. */
  slice_label: Maybe<Scalars['String']['output']>;
  /** API id of the slice's model. */
  slice_type: Scalars['String']['output'];
  /** Which of the model's variations it is; it decides on the types of `primary` and `items`. */
  variation: Scalars['String']['output'];
  /** Version of the model that the content was written for. */
  version: Maybe<Scalars['String']['output']>;
};

/** Repeated fields of the slice "ApplicationForm", variation "default". */
export type ApplicationFormSliceDefaultItem = {
  __typename?: 'ApplicationFormSliceDefaultItem';
  /** The model has no fields here; GraphQL wants one. */
  _empty: Maybe<Scalars['Boolean']['output']>;
};

/** Fields of the slice "ApplicationForm", variation "default". */
export type ApplicationFormSliceDefaultPrimary = {
  __typename?: 'ApplicationFormSliceDefaultPrimary';
  /** Colour: White where nothing is chosen */
  color: Maybe<Scalars['Select']['output']>;
  /** Curved edge: None where nothing is chosen; two curves a page at most */
  curve: Maybe<Scalars['Select']['output']>;
  /** Another colour: Counts instead of the one above, for an occasion */
  custom_color: Maybe<Scalars['Color']['output']>;
  /** Description: What to have at hand, and what comes next */
  description: Maybe<Scalars['RichText']['output']>;
  /** Title: What to apply for */
  title: Maybe<Scalars['RichText']['output']>;
};

/** Repeated fields of the slice "ApplicationForm", by variation. */
export type ApplicationFormSliceItems = ApplicationFormSliceDefaultItem;

/** Fields of the slice "ApplicationForm", by variation. */
export type ApplicationFormSlicePrimary = ApplicationFormSliceDefaultPrimary;

/** One message across the page, for a time or for good. */
export type BannerSlice = Slice & {
  __typename?: 'BannerSlice';
  /** Id within the page. */
  id: Scalars['String']['output'];
  /** Its repeated fields, where the model has any. */
  items: Array<BannerSliceItems>;
  /** Its fields. */
  primary: BannerSlicePrimary;
  /** The editor's label. */
  slice_label: Maybe<Scalars['String']['output']>;
  /** API id of the slice's model. */
  slice_type: Scalars['String']['output'];
  /** Which of the model's variations it is; it decides on the types of `primary` and `items`. */
  variation: Scalars['String']['output'];
  /** Version of the model that the content was written for. */
  version: Maybe<Scalars['String']['output']>;
};

/** Repeated fields of the slice "Banner", variation "default". */
export type BannerSliceDefaultItem = {
  __typename?: 'BannerSliceDefaultItem';
  /** The model has no fields here; GraphQL wants one. */
  _empty: Maybe<Scalars['Boolean']['output']>;
};

/** Fields of the slice "Banner", variation "default". */
export type BannerSliceDefaultPrimary = {
  __typename?: 'BannerSliceDefaultPrimary';
  /** Colour: Ink where nothing is chosen */
  color: Maybe<Scalars['Select']['output']>;
  /** Another colour: Counts instead of the one above, for an occasion */
  custom_color: Maybe<Scalars['Color']['output']>;
  /** Shown until: For ever where empty; pages may be a minute late */
  ends_at: Maybe<Scalars['Timestamp']['output']>;
  /** Link */
  link: Maybe<Scalars['Link']['output']>;
  /** Shown from: At once where empty; pages may be a minute late */
  starts_at: Maybe<Scalars['Timestamp']['output']>;
  /** Message: One or two sentences */
  text: Maybe<Scalars['RichText']['output']>;
};

/** Repeated fields of the slice "Banner", by variation. */
export type BannerSliceItems = BannerSliceDefaultItem | BannerSliceNoticeItem;

/** Repeated fields of the slice "Banner", variation "notice". */
export type BannerSliceNoticeItem = {
  __typename?: 'BannerSliceNoticeItem';
  /** The model has no fields here; GraphQL wants one. */
  _empty: Maybe<Scalars['Boolean']['output']>;
};

/** Fields of the slice "Banner", variation "notice". */
export type BannerSliceNoticePrimary = {
  __typename?: 'BannerSliceNoticePrimary';
  /** Shown until: For ever where empty; pages may be a minute late */
  ends_at: Maybe<Scalars['Timestamp']['output']>;
  /** Link */
  link: Maybe<Scalars['Link']['output']>;
  /** Shown from: At once where empty; pages may be a minute late */
  starts_at: Maybe<Scalars['Timestamp']['output']>;
  /** Message: One or two sentences */
  text: Maybe<Scalars['RichText']['output']>;
  /** Tone: Info where nothing is chosen */
  tone: Maybe<Scalars['Select']['output']>;
};

/** Fields of the slice "Banner", by variation. */
export type BannerSlicePrimary = BannerSliceDefaultPrimary | BannerSliceNoticePrimary;

/** A box of the map in degrees. Its edges belong to it. */
export type Bounds = {
  __typename?: 'Bounds';
  /** Northern edge. */
  maxLat: Scalars['Float']['output'];
  /** Eastern edge. */
  maxLng: Scalars['Float']['output'];
  /** Southern edge. */
  minLat: Scalars['Float']['output'];
  /** Western edge. */
  minLng: Scalars['Float']['output'];
};

/** A box of the map in degrees. Its edges belong to it. */
export type BoundsInput = {
  /** Northern edge, -90 to 90 and not below `minLat`. */
  maxLat: Scalars['Float']['input'];
  /** Eastern edge, -180 to 180, and not below `minLng` unless the field allows a box that crosses the antimeridian. */
  maxLng: Scalars['Float']['input'];
  /** Southern edge, -90 to 90. */
  minLat: Scalars['Float']['input'];
  /** Western edge, -180 to 180. */
  minLng: Scalars['Float']['input'];
};

/** Who may cache an answer. */
export type CacheControlScope =
  /** Only the visitor for whom it was made. */
  | 'PRIVATE'
  /** Anyone, for everyone. */
  | 'PUBLIC';

/** One thing to do now. */
export type CallToActionSlice = Slice & {
  __typename?: 'CallToActionSlice';
  /** Id within the page. */
  id: Scalars['String']['output'];
  /** Its repeated fields, where the model has any. */
  items: Array<CallToActionSliceItems>;
  /** Its fields. */
  primary: CallToActionSlicePrimary;
  /** The editor's label. */
  slice_label: Maybe<Scalars['String']['output']>;
  /** API id of the slice's model. */
  slice_type: Scalars['String']['output'];
  /** Which of the model's variations it is; it decides on the types of `primary` and `items`. */
  variation: Scalars['String']['output'];
  /** Version of the model that the content was written for. */
  version: Maybe<Scalars['String']['output']>;
};

/** Repeated fields of the slice "CallToAction", variation "default". */
export type CallToActionSliceDefaultItem = {
  __typename?: 'CallToActionSliceDefaultItem';
  /** The model has no fields here; GraphQL wants one. */
  _empty: Maybe<Scalars['Boolean']['output']>;
};

/** Fields of the slice "CallToAction", variation "default". */
export type CallToActionSliceDefaultPrimary = {
  __typename?: 'CallToActionSliceDefaultPrimary';
  /** Buttons */
  buttons: Array<CallToActionSliceDefaultPrimaryButtonsItem>;
  /** Colour: Brand green where nothing is chosen */
  color: Maybe<Scalars['Select']['output']>;
  /** Curved edge: None where nothing is chosen; two curves a page at most */
  curve: Maybe<Scalars['Select']['output']>;
  /** Another colour: Counts instead of the one above, for an occasion */
  custom_color: Maybe<Scalars['Color']['output']>;
  /** Text: One sentence, or nothing */
  text: Maybe<Scalars['RichText']['output']>;
  /** Title: A question or an offer, in six words */
  title: Maybe<Scalars['RichText']['output']>;
};

/** An entry of `buttons`. Fields of the slice "CallToAction", variation "default". */
export type CallToActionSliceDefaultPrimaryButtonsItem = {
  __typename?: 'CallToActionSliceDefaultPrimaryButtonsItem';
  /** Link */
  link: Maybe<Scalars['Link']['output']>;
  /** Style */
  style: Maybe<Scalars['Select']['output']>;
};

/** Repeated fields of the slice "CallToAction", by variation. */
export type CallToActionSliceItems = CallToActionSliceDefaultItem | CallToActionSliceLocksmithItem;

/** Repeated fields of the slice "CallToAction", variation "locksmith". */
export type CallToActionSliceLocksmithItem = {
  __typename?: 'CallToActionSliceLocksmithItem';
  /** The model has no fields here; GraphQL wants one. */
  _empty: Maybe<Scalars['Boolean']['output']>;
};

/** Fields of the slice "CallToAction", variation "locksmith". */
export type CallToActionSliceLocksmithPrimary = {
  __typename?: 'CallToActionSliceLocksmithPrimary';
  /** Buttons */
  buttons: Array<CallToActionSliceLocksmithPrimaryButtonsItem>;
  /** Label of the call button: Call a locksmith */
  call_label: Maybe<Scalars['KeyText']['output']>;
  /** Curved edge: None where nothing is chosen; two curves a page at most */
  curve: Maybe<Scalars['Select']['output']>;
  /** Picture */
  image: Maybe<Scalars['Image']['output']>;
  /** Phone: As people write it: 614-555-0124 */
  phone: Maybe<Scalars['KeyText']['output']>;
  /** Points */
  points: Array<CallToActionSliceLocksmithPrimaryPointsItem>;
  /** Text: One or two sentences, or nothing */
  text: Maybe<Scalars['RichText']['output']>;
  /** Title: Locked out? Call. */
  title: Maybe<Scalars['RichText']['output']>;
};

/** An entry of `buttons`. Fields of the slice "CallToAction", variation "locksmith". */
export type CallToActionSliceLocksmithPrimaryButtonsItem = {
  __typename?: 'CallToActionSliceLocksmithPrimaryButtonsItem';
  /** Link */
  link: Maybe<Scalars['Link']['output']>;
  /** Style */
  style: Maybe<Scalars['Select']['output']>;
};

/** An entry of `points`. Fields of the slice "CallToAction", variation "locksmith". */
export type CallToActionSliceLocksmithPrimaryPointsItem = {
  __typename?: 'CallToActionSliceLocksmithPrimaryPointsItem';
  /** Text: You agree to it on the phone. */
  text: Maybe<Scalars['RichText']['output']>;
  /** Title: Price first */
  title: Maybe<Scalars['KeyText']['output']>;
};

/** Fields of the slice "CallToAction", by variation. */
export type CallToActionSlicePrimary = CallToActionSliceDefaultPrimary | CallToActionSliceLocksmithPrimary;

/** Slides that move on by themselves until somebody takes over. */
export type CarouselSlice = Slice & {
  __typename?: 'CarouselSlice';
  /** Id within the page. */
  id: Scalars['String']['output'];
  /** Its repeated fields, where the model has any. */
  items: Array<CarouselSliceItems>;
  /** Its fields. */
  primary: CarouselSlicePrimary;
  /** The editor's label. */
  slice_label: Maybe<Scalars['String']['output']>;
  /** API id of the slice's model. */
  slice_type: Scalars['String']['output'];
  /** Which of the model's variations it is; it decides on the types of `primary` and `items`. */
  variation: Scalars['String']['output'];
  /** Version of the model that the content was written for. */
  version: Maybe<Scalars['String']['output']>;
};

/** Repeated fields of the slice "Carousel", variation "default". */
export type CarouselSliceDefaultItem = {
  __typename?: 'CarouselSliceDefaultItem';
  /** The model has no fields here; GraphQL wants one. */
  _empty: Maybe<Scalars['Boolean']['output']>;
};

/** Fields of the slice "Carousel", variation "default". */
export type CarouselSliceDefaultPrimary = {
  __typename?: 'CarouselSliceDefaultPrimary';
  /** Description: One sentence */
  description: Maybe<Scalars['RichText']['output']>;
  /** Slides */
  slides: Array<CarouselSliceDefaultPrimarySlidesItem>;
  /** Title: What these are */
  title: Maybe<Scalars['RichText']['output']>;
};

/** An entry of `slides`. Fields of the slice "Carousel", variation "default". */
export type CarouselSliceDefaultPrimarySlidesItem = {
  __typename?: 'CarouselSliceDefaultPrimarySlidesItem';
  /** Picture */
  image: Maybe<Scalars['Image']['output']>;
  /** Link */
  link: Maybe<Scalars['Link']['output']>;
  /** Text: One or two sentences */
  text: Maybe<Scalars['RichText']['output']>;
  /** Title: Five words at most */
  title: Maybe<Scalars['KeyText']['output']>;
};

/** Repeated fields of the slice "Carousel", by variation. */
export type CarouselSliceItems = CarouselSliceDefaultItem | CarouselSliceWideItem;

/** Fields of the slice "Carousel", by variation. */
export type CarouselSlicePrimary = CarouselSliceDefaultPrimary | CarouselSliceWidePrimary;

/** Repeated fields of the slice "Carousel", variation "wide". */
export type CarouselSliceWideItem = {
  __typename?: 'CarouselSliceWideItem';
  /** The model has no fields here; GraphQL wants one. */
  _empty: Maybe<Scalars['Boolean']['output']>;
};

/** Fields of the slice "Carousel", variation "wide". */
export type CarouselSliceWidePrimary = {
  __typename?: 'CarouselSliceWidePrimary';
  /** Description: One sentence */
  description: Maybe<Scalars['RichText']['output']>;
  /** Slides */
  slides: Array<CarouselSliceWidePrimarySlidesItem>;
  /** Title: What these are */
  title: Maybe<Scalars['RichText']['output']>;
};

/** An entry of `slides`. Fields of the slice "Carousel", variation "wide". */
export type CarouselSliceWidePrimarySlidesItem = {
  __typename?: 'CarouselSliceWidePrimarySlidesItem';
  /** Picture */
  image: Maybe<Scalars['Image']['output']>;
  /** Link */
  link: Maybe<Scalars['Link']['output']>;
  /** Text: One or two sentences */
  text: Maybe<Scalars['RichText']['output']>;
  /** Title: Five words at most */
  title: Maybe<Scalars['KeyText']['output']>;
};

/** The company's details, or the reason why they are missing: never both, and never an error that would affect the rest of an answer. */
export type Company = {
  __typename?: 'Company';
  /** Null when they cannot be loaded. */
  contactDetails: Maybe<ContactDetails>;
  /** Why there are no contact details, as text for a log; null when there are. */
  error: Maybe<Scalars['String']['output']>;
};

/** A document of the custom type "Company information". */
export type CompanyInformationDocument = Document & {
  __typename?: 'CompanyInformationDocument';
  /** The same document in other languages. */
  alternate_languages: Array<AlternateLanguage>;
  /** What the editor has written. */
  data: CompanyInformationDocumentData;
  /** When it was published for the first time. */
  first_publication_date: Maybe<Scalars['Timestamp']['output']>;
  /** Id in the content repository. */
  id: Scalars['ID']['output'];
  /** Language, e.g. `en-us`. */
  lang: Scalars['String']['output'];
  /** When it was published last. */
  last_publication_date: Maybe<Scalars['Timestamp']['output']>;
  /** The editor's labels. */
  tags: Array<Scalars['String']['output']>;
  /** API id of the custom type. */
  type: Scalars['String']['output'];
  /** The editor's part of the address, unique per type and language. */
  uid: Maybe<Scalars['String']['output']>;
  /** Path of the document's page on the site, language prefix included. Null where it has none. */
  url: Maybe<Scalars['String']['output']>;
};

/** Fields of the custom type "Company information". */
export type CompanyInformationDocumentData = {
  __typename?: 'CompanyInformationDocumentData';
  /** Address: One paragraph, a line per line of the envelope */
  address: Maybe<Scalars['RichText']['output']>;
  /** Title: Headline above the contact details. Left empty: Contact Us */
  company_info_title: Maybe<Scalars['KeyText']['output']>;
  /** Contact page: Page with more ways to reach us */
  contact_page: Maybe<Scalars['Link']['output']>;
  /** Customer support: Number or hours of customer support */
  customer_support: Maybe<Scalars['KeyText']['output']>;
  /** Customer support label: What stands before it. Left empty: Customer Support: */
  customer_support_label: Maybe<Scalars['KeyText']['output']>;
  /** E-mail: help@keyway.example */
  email: Maybe<Scalars['KeyText']['output']>;
  /** Fax: Number of the fax: 212-555-0101 */
  fax: Maybe<Scalars['KeyText']['output']>;
  /** Fax label: What stands before the fax number. Left empty: Fax: */
  fax_label: Maybe<Scalars['KeyText']['output']>;
  /** Phone: Number of the office: 212-555-0100 */
  phone: Maybe<Scalars['KeyText']['output']>;
  /** Phone label: What stands before the phone number. Left empty: Phone: */
  phone_label: Maybe<Scalars['KeyText']['output']>;
};

/** Products or services side by side, a feature a row. */
export type ComparisonTableSlice = Slice & {
  __typename?: 'ComparisonTableSlice';
  /** Id within the page. */
  id: Scalars['String']['output'];
  /** Its repeated fields, where the model has any. */
  items: Array<ComparisonTableSliceItems>;
  /** Its fields. */
  primary: ComparisonTableSlicePrimary;
  /** The editor's label. */
  slice_label: Maybe<Scalars['String']['output']>;
  /** API id of the slice's model. */
  slice_type: Scalars['String']['output'];
  /** Which of the model's variations it is; it decides on the types of `primary` and `items`. */
  variation: Scalars['String']['output'];
  /** Version of the model that the content was written for. */
  version: Maybe<Scalars['String']['output']>;
};

/** Repeated fields of the slice "ComparisonTable", variation "default". */
export type ComparisonTableSliceDefaultItem = {
  __typename?: 'ComparisonTableSliceDefaultItem';
  /** The model has no fields here; GraphQL wants one. */
  _empty: Maybe<Scalars['Boolean']['output']>;
};

/** Fields of the slice "ComparisonTable", variation "default". */
export type ComparisonTableSliceDefaultPrimary = {
  __typename?: 'ComparisonTableSliceDefaultPrimary';
  /** Caption: What the table compares; said by screen readers. The title where it is empty */
  caption: Maybe<Scalars['KeyText']['output']>;
  /** Colour: White where nothing is chosen */
  color: Maybe<Scalars['Select']['output']>;
  /** Columns */
  columns: Array<ComparisonTableSliceDefaultPrimaryColumnsItem>;
  /** Curved edge: None where nothing is chosen; two curves a page at most */
  curve: Maybe<Scalars['Select']['output']>;
  /** Another colour: Counts instead of the one above, for an occasion */
  custom_color: Maybe<Scalars['Color']['output']>;
  /** Description: One sentence */
  description: Maybe<Scalars['RichText']['output']>;
  /** Footnote: What the table leaves out, in a sentence or two */
  footnote: Maybe<Scalars['RichText']['output']>;
  /** Word for the recommended column: Our advice */
  recommended_label: Maybe<Scalars['KeyText']['output']>;
  /** Rows */
  rows: Array<ComparisonTableSliceDefaultPrimaryRowsItem>;
  /** Title: What this part of the page says, in six words */
  title: Maybe<Scalars['RichText']['output']>;
};

/** An entry of `columns`. Fields of the slice "ComparisonTable", variation "default". */
export type ComparisonTableSliceDefaultPrimaryColumnsItem = {
  __typename?: 'ComparisonTableSliceDefaultPrimaryColumnsItem';
  /** Recommended */
  is_recommended: Maybe<Scalars['Boolean']['output']>;
  /** Link: Without words of its own, the title is the link */
  link: Maybe<Scalars['Link']['output']>;
  /** Note: Below the title, a few words */
  note: Maybe<Scalars['KeyText']['output']>;
  /** Title: Product or service; the first four are shown */
  title: Maybe<Scalars['KeyText']['output']>;
};

/** An entry of `rows`. Fields of the slice "ComparisonTable", variation "default". */
export type ComparisonTableSliceDefaultPrimaryRowsItem = {
  __typename?: 'ComparisonTableSliceDefaultPrimaryRowsItem';
  /** Column 1: yes, no, or a few words */
  cell_1: Maybe<Scalars['KeyText']['output']>;
  /** Column 2: yes, no, or a few words */
  cell_2: Maybe<Scalars['KeyText']['output']>;
  /** Column 3: yes, no, or a few words */
  cell_3: Maybe<Scalars['KeyText']['output']>;
  /** Column 4: yes, no, or a few words */
  cell_4: Maybe<Scalars['KeyText']['output']>;
  /** Feature: A row without it is left out */
  label: Maybe<Scalars['KeyText']['output']>;
};

/** Repeated fields of the slice "ComparisonTable", by variation. */
export type ComparisonTableSliceItems = ComparisonTableSliceDefaultItem;

/** Fields of the slice "ComparisonTable", by variation. */
export type ComparisonTableSlicePrimary = ComparisonTableSliceDefaultPrimary;

/** The company's contact details. */
export type ContactDetails = {
  __typename?: 'ContactDetails';
  /** Postal address. */
  address: Maybe<Scalars['RichText']['output']>;
  /** The page with a contact form. */
  contactPage: Maybe<Scalars['Link']['output']>;
  /** The same as `contactPage`, as the specification names it. */
  contact_page: Maybe<Scalars['Link']['output']>;
  /** Customer support; its label is `Customer Support:` by default. */
  customerSupport: LabelledValue;
  /** The same as `customerSupport`, as the specification names it. */
  customer_support: LabelledValue;
  /** E-mail address. */
  email: Maybe<Scalars['String']['output']>;
  /** Fax; its label is `Fax:` by default. */
  fax: LabelledValue;
  /** Telephone; its label is `Phone:` by default. */
  phone: LabelledValue;
  /** Heading; `Contact Us` when the editor has left it empty. Such defaults are in the language asked for. */
  title: Scalars['String']['output'];
};

/** How to reach the company: address, phone and e-mail come live from the company information. */
export type ContactDetailsSlice = Slice & {
  __typename?: 'ContactDetailsSlice';
  /** The company's contact details, in the language of this page. Null when they cannot be loaded, with an error. Live. */
  contactDetails: Maybe<ContactDetails>;
  /** The document with these details: its publish changes the page. Null when it cannot be loaded. */
  contactDocument: Maybe<CompanyInformationDocument>;
  /** Why there are no contact details, as text; null when there are. */
  contactError: Maybe<Scalars['String']['output']>;
  /** Id within the page. */
  id: Scalars['String']['output'];
  /** Its repeated fields, where the model has any. */
  items: Array<ContactDetailsSliceItems>;
  /** Its fields. */
  primary: ContactDetailsSlicePrimary;
  /** The editor's label. */
  slice_label: Maybe<Scalars['String']['output']>;
  /** API id of the slice's model. */
  slice_type: Scalars['String']['output'];
  /** Which of the model's variations it is; it decides on the types of `primary` and `items`. */
  variation: Scalars['String']['output'];
  /** Version of the model that the content was written for. */
  version: Maybe<Scalars['String']['output']>;
};

/** Repeated fields of the slice "ContactDetails", variation "default". */
export type ContactDetailsSliceDefaultItem = {
  __typename?: 'ContactDetailsSliceDefaultItem';
  /** The model has no fields here; GraphQL wants one. */
  _empty: Maybe<Scalars['Boolean']['output']>;
};

/** Fields of the slice "ContactDetails", variation "default". */
export type ContactDetailsSliceDefaultPrimary = {
  __typename?: 'ContactDetailsSliceDefaultPrimary';
  /** Colour: White where nothing is chosen */
  color: Maybe<Scalars['Select']['output']>;
  /** Curved edge: None where nothing is chosen; two curves a page at most */
  curve: Maybe<Scalars['Select']['output']>;
  /** Another colour: Counts instead of the one above, for an occasion */
  custom_color: Maybe<Scalars['Color']['output']>;
  /** Hours: When somebody answers */
  hours: Maybe<Scalars['RichText']['output']>;
  /** Text: One or two sentences */
  text: Maybe<Scalars['RichText']['output']>;
  /** Title: Other ways to reach us */
  title: Maybe<Scalars['RichText']['output']>;
};

/** Repeated fields of the slice "ContactDetails", by variation. */
export type ContactDetailsSliceItems = ContactDetailsSliceDefaultItem;

/** Fields of the slice "ContactDetails", by variation. */
export type ContactDetailsSlicePrimary = ContactDetailsSliceDefaultPrimary;

/** The form that sends a message to the company. */
export type ContactFormSlice = Slice & {
  __typename?: 'ContactFormSlice';
  /** Id within the page. */
  id: Scalars['String']['output'];
  /** Its repeated fields, where the model has any. */
  items: Array<ContactFormSliceItems>;
  /** Its fields. */
  primary: ContactFormSlicePrimary;
  /** The editor's label. */
  slice_label: Maybe<Scalars['String']['output']>;
  /** API id of the slice's model. */
  slice_type: Scalars['String']['output'];
  /** Which of the model's variations it is; it decides on the types of `primary` and `items`. */
  variation: Scalars['String']['output'];
  /** Version of the model that the content was written for. */
  version: Maybe<Scalars['String']['output']>;
};

/** Repeated fields of the slice "ContactForm", variation "default". */
export type ContactFormSliceDefaultItem = {
  __typename?: 'ContactFormSliceDefaultItem';
  /** The model has no fields here; GraphQL wants one. */
  _empty: Maybe<Scalars['Boolean']['output']>;
};

/** Fields of the slice "ContactForm", variation "default". */
export type ContactFormSliceDefaultPrimary = {
  __typename?: 'ContactFormSliceDefaultPrimary';
  /** Colour: White where nothing is chosen */
  color: Maybe<Scalars['Select']['output']>;
  /** Curved edge: None where nothing is chosen; two curves a page at most */
  curve: Maybe<Scalars['Select']['output']>;
  /** Another colour: Counts instead of the one above, for an occasion */
  custom_color: Maybe<Scalars['Color']['output']>;
  /** Description: Who answers, and how soon */
  description: Maybe<Scalars['RichText']['output']>;
  /** Title: Write to us */
  title: Maybe<Scalars['RichText']['output']>;
};

/** Repeated fields of the slice "ContactForm", by variation. */
export type ContactFormSliceItems = ContactFormSliceDefaultItem;

/** Fields of the slice "ContactForm", by variation. */
export type ContactFormSlicePrimary = ContactFormSliceDefaultPrimary;

/** A message to the company. */
export type ContactMessageInput = {
  /** The sender's e-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The message, at most 2000 characters. */
  message?: InputMaybe<Scalars['String']['input']>;
  /** The sender's name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Ten digits, in any format; an extension may follow. Optional. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** One of `kiosk`, `order`, `locksmith`, `business`, `other`. */
  topic?: InputMaybe<Scalars['String']['input']>;
  /** Hidden from people: a program that fills it in gets a normal answer, and nothing is sent. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** The message was received. */
export type ContactMessageReceived = {
  __typename?: 'ContactMessageReceived';
  /** The number by which to ask about it. */
  reference: Scalars['String']['output'];
};

/** A state of the content. A draft takes precedence over a variation, and a variation over the published content. */
export type ContentState =
  /** An editor's draft. It must not be shown to anyone else, or cached. */
  | 'DRAFT'
  /** The content that all visitors see. */
  | 'PUBLISHED'
  /** A variation of a running experiment that differs from the published content. */
  | 'VARIATION';

/** A document of the custom type "Cookie banner". */
export type CookieBannerDocument = Document & {
  __typename?: 'CookieBannerDocument';
  /** The same document in other languages. */
  alternate_languages: Array<AlternateLanguage>;
  /** What the editor has written. */
  data: CookieBannerDocumentData;
  /** When it was published for the first time. */
  first_publication_date: Maybe<Scalars['Timestamp']['output']>;
  /** Id in the content repository. */
  id: Scalars['ID']['output'];
  /** Language, e.g. `en-us`. */
  lang: Scalars['String']['output'];
  /** When it was published last. */
  last_publication_date: Maybe<Scalars['Timestamp']['output']>;
  /** The editor's labels. */
  tags: Array<Scalars['String']['output']>;
  /** API id of the custom type. */
  type: Scalars['String']['output'];
  /** The editor's part of the address, unique per type and language. */
  uid: Maybe<Scalars['String']['output']>;
  /** Path of the document's page on the site, language prefix included. Null where it has none. */
  url: Maybe<Scalars['String']['output']>;
};

/** Fields of the custom type "Cookie banner". */
export type CookieBannerDocumentData = {
  __typename?: 'CookieBannerDocumentData';
  /** Accept label: What the button says that allows all cookies */
  accept_label: Maybe<Scalars['KeyText']['output']>;
  /** Decline label: What the button says that allows only the necessary ones; as short as the other */
  decline_label: Maybe<Scalars['KeyText']['output']>;
  /** Message: What the cookies do, in two sentences. Say what happens on a no */
  message: Maybe<Scalars['RichText']['output']>;
  /** Policy link: Page that explains every cookie */
  policy_link: Maybe<Scalars['Link']['output']>;
  /** Settings label: What the link says that reopens the choice later */
  settings_label: Maybe<Scalars['KeyText']['output']>;
  /** Title: What the choice is about, in five words */
  title: Maybe<Scalars['KeyText']['output']>;
};

/** Whether a kiosk copies a visitor's key: the visitor picks what it looks like, and gets an answer and the way to a kiosk. */
export type CopyGuideSlice = Slice & {
  __typename?: 'CopyGuideSlice';
  /** Id within the page. */
  id: Scalars['String']['output'];
  /** Its repeated fields, where the model has any. */
  items: Array<CopyGuideSliceItems>;
  /** Its fields. */
  primary: CopyGuideSlicePrimary;
  /** The editor's label. */
  slice_label: Maybe<Scalars['String']['output']>;
  /** API id of the slice's model. */
  slice_type: Scalars['String']['output'];
  /** Which of the model's variations it is; it decides on the types of `primary` and `items`. */
  variation: Scalars['String']['output'];
  /** Version of the model that the content was written for. */
  version: Maybe<Scalars['String']['output']>;
};

/** Repeated fields of the slice "CopyGuide", variation "cars". */
export type CopyGuideSliceCarsItem = {
  __typename?: 'CopyGuideSliceCarsItem';
  /** The model has no fields here; GraphQL wants one. */
  _empty: Maybe<Scalars['Boolean']['output']>;
};

/** Fields of the slice "CopyGuide", variation "cars". */
export type CopyGuideSliceCarsPrimary = {
  __typename?: 'CopyGuideSliceCarsPrimary';
  /** Answer where it depends on the key: Maybe: a kiosk reads it, free */
  answer_maybe: Maybe<Scalars['KeyText']['output']>;
  /** Answer where no kiosk copies it: No. A locksmith can */
  answer_no: Maybe<Scalars['KeyText']['output']>;
  /** Answer where a kiosk copies it: Yes: the lowest price of the type Prices follows it */
  answer_yes: Maybe<Scalars['KeyText']['output']>;
  /** Colour: White where nothing is chosen */
  color: Maybe<Scalars['Select']['output']>;
  /** Curved edge: None where nothing is chosen; two curves a page at most */
  curve: Maybe<Scalars['Select']['output']>;
  /** Another colour: Counts instead of the one above, for an occasion */
  custom_color: Maybe<Scalars['Color']['output']>;
  /** Description: One sentence */
  description: Maybe<Scalars['RichText']['output']>;
  /** Footnote: What the answers depend on, in a sentence or two */
  footnote: Maybe<Scalars['RichText']['output']>;
  /** Makes */
  makes: Array<CopyGuideSliceCarsPrimaryMakesItem>;
  /** Question: What do you drive? */
  question: Maybe<Scalars['KeyText']['output']>;
  /** Steps */
  steps: Array<CopyGuideSliceCarsPrimaryStepsItem>;
  /** Title: Car keys */
  title: Maybe<Scalars['RichText']['output']>;
};

/** An entry of `makes`. Fields of the slice "CopyGuide", variation "cars". */
export type CopyGuideSliceCarsPrimaryMakesItem = {
  __typename?: 'CopyGuideSliceCarsPrimaryMakesItem';
  /** Models */
  models: Array<CopyGuideSliceCarsPrimaryMakesItemModelsItem>;
  /** Make: As on the trunk */
  name: Maybe<Scalars['KeyText']['output']>;
};

/** An entry of `models`. An entry of `makes`. Fields of the slice "CopyGuide", variation "cars". */
export type CopyGuideSliceCarsPrimaryMakesItemModelsItem = {
  __typename?: 'CopyGuideSliceCarsPrimaryMakesItemModelsItem';
  /** Model: One line for each key it came with */
  name: Maybe<Scalars['KeyText']['output']>;
  /** Note: What kind of key, in a few words; may be empty */
  note: Maybe<Scalars['KeyText']['output']>;
  /** Answer: Who copies its key */
  verdict: Maybe<Scalars['Select']['output']>;
  /** Years: 2012 to 2016, or 2017 and newer */
  years: Maybe<Scalars['KeyText']['output']>;
};

/** An entry of `steps`. Fields of the slice "CopyGuide", variation "cars". */
export type CopyGuideSliceCarsPrimaryStepsItem = {
  __typename?: 'CopyGuideSliceCarsPrimaryStepsItem';
  /** Step: Of a key that comes by mail: what to do at the kiosk, and what happens then, in a sentence */
  step: Maybe<Scalars['KeyText']['output']>;
};

/** Repeated fields of the slice "CopyGuide", variation "default". */
export type CopyGuideSliceDefaultItem = {
  __typename?: 'CopyGuideSliceDefaultItem';
  /** The model has no fields here; GraphQL wants one. */
  _empty: Maybe<Scalars['Boolean']['output']>;
};

/** Fields of the slice "CopyGuide", variation "default". */
export type CopyGuideSliceDefaultPrimary = {
  __typename?: 'CopyGuideSliceDefaultPrimary';
  /** Answer where it depends on the key: Maybe: a kiosk reads it, free */
  answer_maybe: Maybe<Scalars['KeyText']['output']>;
  /** Answer where no kiosk copies it: No. A locksmith can */
  answer_no: Maybe<Scalars['KeyText']['output']>;
  /** Answer where a kiosk copies it: Yes: the lowest price of the type Prices follows it */
  answer_yes: Maybe<Scalars['KeyText']['output']>;
  /** Colour: White where nothing is chosen */
  color: Maybe<Scalars['Select']['output']>;
  /** Curved edge: None where nothing is chosen; two curves a page at most */
  curve: Maybe<Scalars['Select']['output']>;
  /** Another colour: Counts instead of the one above, for an occasion */
  custom_color: Maybe<Scalars['Color']['output']>;
  /** Description: One sentence */
  description: Maybe<Scalars['RichText']['output']>;
  /** Question: Which one looks like yours? */
  question: Maybe<Scalars['KeyText']['output']>;
  /** Service of the kiosk: What the search for a kiosk looks for */
  service: Maybe<Scalars['Select']['output']>;
  /** Shapes */
  shapes: Array<CopyGuideSliceDefaultPrimaryShapesItem>;
  /** Title: House keys */
  title: Maybe<Scalars['RichText']['output']>;
};

/** An entry of `shapes`. Fields of the slice "CopyGuide", variation "default". */
export type CopyGuideSliceDefaultPrimaryShapesItem = {
  __typename?: 'CopyGuideSliceDefaultPrimaryShapesItem';
  /** Picture */
  image: Maybe<Scalars['Image']['output']>;
  /** Next step: Where nothing is chosen: kiosks with the service, or a locksmith where no kiosk copies it */
  link: Maybe<Scalars['Link']['output']>;
  /** Name: What people call it, in three words */
  name: Maybe<Scalars['KeyText']['output']>;
  /** Explanation: One or two sentences */
  text: Maybe<Scalars['RichText']['output']>;
  /** Answer: Who copies it; no answer is shown where nothing is chosen */
  verdict: Maybe<Scalars['Select']['output']>;
};

/** Repeated fields of the slice "CopyGuide", by variation. */
export type CopyGuideSliceItems = CopyGuideSliceCarsItem | CopyGuideSliceDefaultItem;

/** Fields of the slice "CopyGuide", by variation. */
export type CopyGuideSlicePrimary = CopyGuideSliceCarsPrimary | CopyGuideSliceDefaultPrimary;

/** The fields that every document of the content repository has, under Prismic's names. */
export type Document = {
  /** The same document in other languages. */
  alternate_languages: Array<AlternateLanguage>;
  /** When it was published for the first time. */
  first_publication_date: Maybe<Scalars['Timestamp']['output']>;
  /** Id in the content repository. */
  id: Scalars['ID']['output'];
  /** Language, e.g. `en-us`. */
  lang: Scalars['String']['output'];
  /** When it was published last. */
  last_publication_date: Maybe<Scalars['Timestamp']['output']>;
  /** The editor's labels. */
  tags: Array<Scalars['String']['output']>;
  /** API id of the custom type. */
  type: Scalars['String']['output'];
  /** The part of the address that the editor chose, unique per type and language. */
  uid: Maybe<Scalars['String']['output']>;
  /** Path of the document's page on the site, language prefix included. Null when it has none. */
  url: Maybe<Scalars['String']['output']>;
};

/** A video, or something else from elsewhere. */
export type EmbedSlice = Slice & {
  __typename?: 'EmbedSlice';
  /** Id within the page. */
  id: Scalars['String']['output'];
  /** Its repeated fields, where the model has any. */
  items: Array<EmbedSliceItems>;
  /** Its fields. */
  primary: EmbedSlicePrimary;
  /** The editor's label. */
  slice_label: Maybe<Scalars['String']['output']>;
  /** API id of the slice's model. */
  slice_type: Scalars['String']['output'];
  /** Which of the model's variations it is; it decides on the types of `primary` and `items`. */
  variation: Scalars['String']['output'];
  /** Version of the model that the content was written for. */
  version: Maybe<Scalars['String']['output']>;
};

/** Repeated fields of the slice "Embed", variation "default". */
export type EmbedSliceDefaultItem = {
  __typename?: 'EmbedSliceDefaultItem';
  /** The model has no fields here; GraphQL wants one. */
  _empty: Maybe<Scalars['Boolean']['output']>;
};

/** Fields of the slice "Embed", variation "default". */
export type EmbedSliceDefaultPrimary = {
  __typename?: 'EmbedSliceDefaultPrimary';
  /** Embed: Address of a video on YouTube or Vimeo */
  embed: Maybe<Scalars['Embed']['output']>;
  /** Text: One or two sentences, or nothing */
  text: Maybe<Scalars['RichText']['output']>;
  /** Title: What there is to see, in six words */
  title: Maybe<Scalars['RichText']['output']>;
};

/** Repeated fields of the slice "Embed", by variation. */
export type EmbedSliceItems = EmbedSliceDefaultItem;

/** Fields of the slice "Embed", by variation. */
export type EmbedSlicePrimary = EmbedSliceDefaultPrimary;

/**
 * An error that a mutation expects: a member of its result, for the visitor. Of any mutation, `... on Error { message code }` reads it. Errors
 * of a query, and mistakes in a request, are in the answer's `errors`, with the same codes in `extensions.code`.
 */
export type Error = {
  /** The kind of error, for programs. */
  code: ErrorCode;
  /** What is wrong and what to do about it, in English, for developers. It contains nothing that a visitor has typed. */
  message: Scalars['String']['output'];
};

/**
 * The kinds of errors, in `extensions.code` of an answer's `errors` and in `Error.code`. Some have more in `extensions`: `source` names the
 * upstream that failed, `retryAfter` the seconds after which to try again.
 */
export type ErrorCode =
  /** The answer has more fields than one may. */
  | 'ANSWER_TOO_LARGE'
  /** The request is not one that GraphQL over HTTP defines, or lacks a header; its status says more. */
  | 'BAD_REQUEST'
  /** An argument or a variable is wrong; the message says how to correct it. */
  | 'BAD_USER_INPUT'
  /** The site's server, which forwards requests to this graph, cannot reach the BFF; with status 502. */
  | 'BFF_UNREACHABLE'
  /** All visitors together have used up a paid budget; with `retryAfter`. */
  | 'BUDGET_SPENT'
  /** The client has left before the answer. */
  | 'CANCELLED'
  /** The operation's text is no GraphQL. */
  | 'GRAPHQL_PARSE_FAILED'
  /** The operation does not fit the schema. */
  | 'GRAPHQL_VALIDATION_FAILED'
  /** A fault of the server, which has logged it. */
  | 'INTERNAL_SERVER_ERROR'
  /** The request accepts neither `application/json` nor `application/graphql-response+json`. */
  | 'NOT_ACCEPTABLE'
  /** The server answers the site's own operations only. */
  | 'OPERATION_NOT_ALLOWED'
  /** The document has no operation of the requested name, or several operations and no name was given. */
  | 'OPERATION_RESOLUTION_FAILURE'
  /** The operation costs more points than one may. */
  | 'OPERATION_TOO_COSTLY'
  /** The server does not know the text of this hash: send the text with the hash. */
  | 'PERSISTED_QUERY_NOT_FOUND'
  /** Google knows the place, but not where it is. */
  | 'PLACE_WITHOUT_LOCATION'
  /** The preview has expired: open it again from the editor. */
  | 'PREVIEW_EXPIRED'
  /** Too many fields below each other. */
  | 'QUERY_TOO_DEEP'
  /** The visitor has used up a budget; with `retryAfter`. */
  | 'RATE_LIMITED'
  /** Too many aliases. */
  | 'TOO_MANY_ALIASES'
  /** Too many fields of one name in a selection. */
  | 'TOO_MANY_COPIES'
  /** Too many directives in the document. */
  | 'TOO_MANY_DIRECTIVES'
  /** Too many fields of the operation itself. */
  | 'TOO_MANY_FIELDS'
  /** An upstream sent what cannot be read. */
  | 'UPSTREAM_BAD_PAYLOAD'
  /** Too many calls of an upstream are under way. */
  | 'UPSTREAM_BUSY'
  /** An upstream is asked too often; with `retryAfter` if the upstream says so. */
  | 'UPSTREAM_RATE_LIMITED'
  /** An upstream answered with an error. */
  | 'UPSTREAM_STATUS'
  /** An upstream did not answer in time. */
  | 'UPSTREAM_TIMEOUT'
  /** An upstream sent too much. */
  | 'UPSTREAM_TOO_LARGE'
  /** An upstream cannot be reached; with `source`, as all errors of upstreams. */
  | 'UPSTREAM_UNREACHABLE';

/** A document of the custom type "Error page". */
export type ErrorPageDocument = Document & {
  __typename?: 'ErrorPageDocument';
  /** The same document in other languages. */
  alternate_languages: Array<AlternateLanguage>;
  /** What the editor has written. */
  data: ErrorPageDocumentData;
  /** When it was published for the first time. */
  first_publication_date: Maybe<Scalars['Timestamp']['output']>;
  /** Id in the content repository. */
  id: Scalars['ID']['output'];
  /** Language, e.g. `en-us`. */
  lang: Scalars['String']['output'];
  /** When it was published last. */
  last_publication_date: Maybe<Scalars['Timestamp']['output']>;
  /** The editor's labels. */
  tags: Array<Scalars['String']['output']>;
  /** API id of the custom type. */
  type: Scalars['String']['output'];
  /** The editor's part of the address, unique per type and language. */
  uid: Maybe<Scalars['String']['output']>;
  /** Path of the document's page on the site, language prefix included. Null where it has none. */
  url: Maybe<Scalars['String']['output']>;
};

/** Fields of the custom type "Error page". */
export type ErrorPageDocumentData = {
  __typename?: 'ErrorPageDocumentData';
  /** Buttons, the first one primary */
  buttons: Array<ErrorPageDocumentDataButtonsItem>;
  /** Description: What the visitor can do now */
  description: Maybe<Scalars['RichText']['output']>;
  /** Picture beside the text */
  image: Maybe<Scalars['Image']['output']>;
  /** Meta description: One or two sentences for search results, up to 155 characters */
  meta_description: Maybe<Scalars['KeyText']['output']>;
  /** Meta title: Title in search results and browser tabs, up to 60 characters */
  meta_title: Maybe<Scalars['KeyText']['output']>;
  /** Title: What happened, in one sentence */
  title: Maybe<Scalars['KeyText']['output']>;
};

/** An entry of `buttons`. Fields of the custom type "Error page". */
export type ErrorPageDocumentDataButtonsItem = {
  __typename?: 'ErrorPageDocumentDataButtonsItem';
  /** Link: Where it leads */
  link: Maybe<Scalars['Link']['output']>;
  /** Style: One primary button a page */
  style: Maybe<Scalars['Select']['output']>;
  /** Text: What the button says */
  text: Maybe<Scalars['KeyText']['output']>;
};

/** An experiment: variations of the content for different visitors. */
export type Experiment = {
  __typename?: 'Experiment';
  /** Id that the visitor's cookie contains. */
  googleId: Maybe<Scalars['String']['output']>;
  /** Id in the content repository. */
  id: Scalars['ID']['output'];
  /** The editor's name for it. */
  name: Scalars['String']['output'];
  /** The variations; the first is the base. */
  variations: Array<ExperimentVariation>;
};

/** One variation of an experiment. */
export type ExperimentVariation = {
  __typename?: 'ExperimentVariation';
  /** Id in the content repository. */
  id: Scalars['ID']['output'];
  /** The editor's name for it. */
  label: Scalars['String']['output'];
  /** The ref of the content with this variation. */
  ref: Scalars['String']['output'];
};

/** A document of the custom type "FAQ". */
export type FaqDocument = Document & PageWithSlices & {
  __typename?: 'FaqDocument';
  /** The same document in other languages. */
  alternate_languages: Array<AlternateLanguage>;
  /** What the editor has written. */
  data: FaqDocumentData;
  /** When it was published for the first time. */
  first_publication_date: Maybe<Scalars['Timestamp']['output']>;
  /** Id in the content repository. */
  id: Scalars['ID']['output'];
  /** Language, e.g. `en-us`. */
  lang: Scalars['String']['output'];
  /** When it was published last. */
  last_publication_date: Maybe<Scalars['Timestamp']['output']>;
  /** All slices of the page, from top to bottom. */
  slices: Array<Slice>;
  /** The editor's labels. */
  tags: Array<Scalars['String']['output']>;
  /** API id of the custom type. */
  type: Scalars['String']['output'];
  /** The editor's part of the address, unique per type and language. */
  uid: Maybe<Scalars['String']['output']>;
  /** Path of the document's page on the site, language prefix included. Null where it has none. */
  url: Maybe<Scalars['String']['output']>;
};

/** Fields of the custom type "FAQ". */
export type FaqDocumentData = {
  __typename?: 'FaqDocumentData';
  /** Answer: The answer first, then the exceptions. Three paragraphs at most */
  answer: Maybe<Scalars['RichText']['output']>;
  /** Display order: Place in the list, lowest first: 10, 20, 30 */
  display_order: Maybe<Scalars['Number']['output']>;
  /** Hide the footer */
  hide_footer: Maybe<Scalars['Boolean']['output']>;
  /** Hide the header */
  hide_header: Maybe<Scalars['Boolean']['output']>;
  /** Layout: What stands around the page. Left empty: default */
  layout: Maybe<Scalars['Select']['output']>;
  /** Meta description: One or two sentences for search results, up to 155 characters */
  meta_description: Maybe<Scalars['KeyText']['output']>;
  /** Meta image: Shown where the page is shared, 1200 by 630. Left empty: drawn from the title */
  meta_image: Maybe<Scalars['Image']['output']>;
  /** Meta title: Title in search results and browser tabs, up to 60 characters */
  meta_title: Maybe<Scalars['KeyText']['output']>;
  /** Question: As a visitor would ask it, with a question mark */
  question: Maybe<Scalars['KeyText']['output']>;
  /** Slices */
  slices: Array<FaqDocumentDataSlicesSlice>;
  /** Topic: Heading under which the question is listed */
  topic: Maybe<Scalars['Select']['output']>;
};

/** Slices that may stand in `slices` of the custom type "FAQ". */
export type FaqDocumentDataSlicesSlice = BannerSlice | CallToActionSlice | CarouselSlice | ComparisonTableSlice | ContactDetailsSlice | EmbedSlice | FaqListSlice | FeaturedKiosksSlice | ImageGallerySlice | ImageWithTextSlice | KeyDesignStripSlice | LinkListSlice | LocksmithLocatorSlice | NearbyKiosksSlice | PriceListSlice | RichTextSlice | SectionSlice | ServiceCardsSlice | SignUpTeaserSlice | StatsSlice | StepsSlice | UnknownSlice;

/** Frequently asked questions of one topic or of all. */
export type FaqListSlice = Slice & {
  __typename?: 'FaqListSlice';
  /** Id within the page. */
  id: Scalars['String']['output'];
  /** Its repeated fields, where the model has any. */
  items: Array<FaqListSliceItems>;
  /** Its fields. */
  primary: FaqListSlicePrimary;
  /** Questions of `primary.topic`, or of all topics, in the editor's order and this page's language; `primary.limit` at most. Live. */
  questions: Maybe<Array<FaqDocument>>;
  /** The editor's label. */
  slice_label: Maybe<Scalars['String']['output']>;
  /** API id of the slice's model. */
  slice_type: Scalars['String']['output'];
  /** Which of the model's variations it is; it decides on the types of `primary` and `items`. */
  variation: Scalars['String']['output'];
  /** Version of the model that the content was written for. */
  version: Maybe<Scalars['String']['output']>;
};

/** Repeated fields of the slice "FaqList", variation "default". */
export type FaqListSliceDefaultItem = {
  __typename?: 'FaqListSliceDefaultItem';
  /** The model has no fields here; GraphQL wants one. */
  _empty: Maybe<Scalars['Boolean']['output']>;
};

/** Fields of the slice "FaqList", variation "default". */
export type FaqListSliceDefaultPrimary = {
  __typename?: 'FaqListSliceDefaultPrimary';
  /** Description: One sentence */
  description: Maybe<Scalars['RichText']['output']>;
  /** Limit: Most questions to show; empty for all */
  limit: Maybe<Scalars['Number']['output']>;
  /** Title: Asked at the kiosk */
  title: Maybe<Scalars['RichText']['output']>;
  /** Topic: All topics, each under its heading */
  topic: Maybe<Scalars['Select']['output']>;
};

/** Repeated fields of the slice "FaqList", by variation. */
export type FaqListSliceItems = FaqListSliceDefaultItem | FaqListSliceShortItem | FaqListSliceTopicsItem;

/** Fields of the slice "FaqList", by variation. */
export type FaqListSlicePrimary = FaqListSliceDefaultPrimary | FaqListSliceShortPrimary | FaqListSliceTopicsPrimary;

/** Repeated fields of the slice "FaqList", variation "short". */
export type FaqListSliceShortItem = {
  __typename?: 'FaqListSliceShortItem';
  /** The model has no fields here; GraphQL wants one. */
  _empty: Maybe<Scalars['Boolean']['output']>;
};

/** Fields of the slice "FaqList", variation "short". */
export type FaqListSliceShortPrimary = {
  __typename?: 'FaqListSliceShortPrimary';
  /** Description: One sentence */
  description: Maybe<Scalars['RichText']['output']>;
  /** Limit: Most questions to show; empty for all */
  limit: Maybe<Scalars['Number']['output']>;
  /** Title: Asked at the kiosk */
  title: Maybe<Scalars['RichText']['output']>;
  /** Topic: All topics, each under its heading */
  topic: Maybe<Scalars['Select']['output']>;
};

/** Repeated fields of the slice "FaqList", variation "topics". */
export type FaqListSliceTopicsItem = {
  __typename?: 'FaqListSliceTopicsItem';
  /** The model has no fields here; GraphQL wants one. */
  _empty: Maybe<Scalars['Boolean']['output']>;
};

/** Fields of the slice "FaqList", variation "topics". */
export type FaqListSliceTopicsPrimary = {
  __typename?: 'FaqListSliceTopicsPrimary';
  /** Description: One sentence */
  description: Maybe<Scalars['RichText']['output']>;
  /** Title: All questions */
  title: Maybe<Scalars['RichText']['output']>;
};

/** A document of the custom type "FAQ list". */
export type FaqPageDocument = Document & PageWithSlices & {
  __typename?: 'FaqPageDocument';
  /** The same document in other languages. */
  alternate_languages: Array<AlternateLanguage>;
  /** What the editor has written. */
  data: FaqPageDocumentData;
  /** When it was published for the first time. */
  first_publication_date: Maybe<Scalars['Timestamp']['output']>;
  /** Id in the content repository. */
  id: Scalars['ID']['output'];
  /** Language, e.g. `en-us`. */
  lang: Scalars['String']['output'];
  /** When it was published last. */
  last_publication_date: Maybe<Scalars['Timestamp']['output']>;
  /** All slices of the page, from top to bottom. */
  slices: Array<Slice>;
  /** The editor's labels. */
  tags: Array<Scalars['String']['output']>;
  /** API id of the custom type. */
  type: Scalars['String']['output'];
  /** The editor's part of the address, unique per type and language. */
  uid: Maybe<Scalars['String']['output']>;
  /** Path of the document's page on the site, language prefix included. Null where it has none. */
  url: Maybe<Scalars['String']['output']>;
};

/** Fields of the custom type "FAQ list". */
export type FaqPageDocumentData = {
  __typename?: 'FaqPageDocumentData';
  /** Hide the footer */
  hide_footer: Maybe<Scalars['Boolean']['output']>;
  /** Hide the header */
  hide_header: Maybe<Scalars['Boolean']['output']>;
  /** Layout: What stands around the page. Left empty: default */
  layout: Maybe<Scalars['Select']['output']>;
  /** Meta description: One or two sentences for search results, up to 155 characters */
  meta_description: Maybe<Scalars['KeyText']['output']>;
  /** Meta image: Shown where the page is shared, 1200 by 630. Left empty: drawn from the title */
  meta_image: Maybe<Scalars['Image']['output']>;
  /** Meta title: Title in search results and browser tabs, up to 60 characters */
  meta_title: Maybe<Scalars['KeyText']['output']>;
  /** Slices */
  slices: Array<FaqPageDocumentDataSlicesSlice>;
};

/** Slices that may stand in `slices` of the custom type "FAQ list". */
export type FaqPageDocumentDataSlicesSlice = BannerSlice | CallToActionSlice | CarouselSlice | ComparisonTableSlice | ContactDetailsSlice | EmbedSlice | FaqListSlice | FeaturedKiosksSlice | HeroSlice | ImageWithTextSlice | KeyDesignStripSlice | LinkListSlice | LocksmithLocatorSlice | NearbyKiosksSlice | PriceListSlice | RichTextSlice | SectionSlice | ServiceCardsSlice | SignUpTeaserSlice | StatsSlice | StepsSlice | UnknownSlice;

/** Kiosks an editor picks from the catalog of all kiosks; names, addresses and hours come live from the kiosks API. */
export type FeaturedKiosksSlice = Slice & {
  __typename?: 'FeaturedKiosksSlice';
  /** Id within the page. */
  id: Scalars['String']['output'];
  /** Its repeated fields, where the model has any. */
  items: Array<FeaturedKiosksSliceItems>;
  /** The kiosks of `locationIds`, in their order; those that no longer exist are left out. Live. */
  kiosks: Maybe<Array<Kiosk>>;
  /** Location ids of the kiosks picked in `primary.locations`, in the editor's order, 50 at most; they need not exist any more. */
  locationIds: Array<Scalars['ID']['output']>;
  /** Its fields. */
  primary: FeaturedKiosksSlicePrimary;
  /** The editor's label. */
  slice_label: Maybe<Scalars['String']['output']>;
  /** API id of the slice's model. */
  slice_type: Scalars['String']['output'];
  /** Which of the model's variations it is; it decides on the types of `primary` and `items`. */
  variation: Scalars['String']['output'];
  /** Version of the model that the content was written for. */
  version: Maybe<Scalars['String']['output']>;
};

/** Repeated fields of the slice "FeaturedKiosks", variation "default". */
export type FeaturedKiosksSliceDefaultItem = {
  __typename?: 'FeaturedKiosksSliceDefaultItem';
  /** The model has no fields here; GraphQL wants one. */
  _empty: Maybe<Scalars['Boolean']['output']>;
};

/** Fields of the slice "FeaturedKiosks", variation "default". */
export type FeaturedKiosksSliceDefaultPrimary = {
  __typename?: 'FeaturedKiosksSliceDefaultPrimary';
  /** Description: One sentence */
  description: Maybe<Scalars['RichText']['output']>;
  /** Kiosks */
  locations: Array<FeaturedKiosksSliceDefaultPrimaryLocationsItem>;
  /** Title: Where these kiosks are */
  title: Maybe<Scalars['RichText']['output']>;
};

/** An entry of `locations`. Fields of the slice "FeaturedKiosks", variation "default". */
export type FeaturedKiosksSliceDefaultPrimaryLocationsItem = {
  __typename?: 'FeaturedKiosksSliceDefaultPrimaryLocationsItem';
  /** Kiosk: Search by name, street, city or location id */
  kiosk: Maybe<Scalars['IntegrationField']['output']>;
};

/** Repeated fields of the slice "FeaturedKiosks", by variation. */
export type FeaturedKiosksSliceItems = FeaturedKiosksSliceDefaultItem;

/** Fields of the slice "FeaturedKiosks", by variation. */
export type FeaturedKiosksSlicePrimary = FeaturedKiosksSliceDefaultPrimary;

/** The error of one field. */
export type FieldError = {
  __typename?: 'FieldError';
  /** The kind of error, for programs. */
  code: FieldErrorCode;
  /** The path of the field among the arguments, e.g. `["input", "email"]` or `["resume"]`. */
  field: Array<Scalars['String']['output']>;
  /** What is wrong, in English, for developers. */
  message: Scalars['String']['output'];
};

/** What can be wrong with a field. */
export type FieldErrorCode =
  /** The address is none of the list, though the list has it. */
  | 'CHOOSE_ADDRESS'
  /** It is none of the choices. */
  | 'CHOOSE_ONE'
  /** The terms are not accepted. */
  | 'CONSENT'
  /** The date is in the past, or more than a year ahead. */
  | 'DATE_OUT_OF_RANGE'
  /** The file is larger than 5 MB. */
  | 'FILE_TOO_LARGE'
  /** It is no date. */
  | 'INVALID_DATE'
  /** It is no e-mail address. */
  | 'INVALID_EMAIL'
  /** It is no whole number of the allowed range. */
  | 'INVALID_NUMBER'
  /** It has not ten digits. */
  | 'INVALID_PHONE'
  /** It is no ZIP code or postal code of that state or province. */
  | 'INVALID_POSTAL_CODE'
  /** The upstream refuses it. */
  | 'REFUSED'
  /** It is empty. */
  | 'REQUIRED'
  /** The text has too many characters. */
  | 'TOO_LONG'
  /** The file is no PDF, DOC or DOCX, by its content. */
  | 'WRONG_FILE_TYPE';

/** A document of the custom type "Geolocation snackbar". */
export type GeolocationSnackbarDocument = Document & {
  __typename?: 'GeolocationSnackbarDocument';
  /** The same document in other languages. */
  alternate_languages: Array<AlternateLanguage>;
  /** What the editor has written. */
  data: GeolocationSnackbarDocumentData;
  /** When it was published for the first time. */
  first_publication_date: Maybe<Scalars['Timestamp']['output']>;
  /** Id in the content repository. */
  id: Scalars['ID']['output'];
  /** Language, e.g. `en-us`. */
  lang: Scalars['String']['output'];
  /** When it was published last. */
  last_publication_date: Maybe<Scalars['Timestamp']['output']>;
  /** The editor's labels. */
  tags: Array<Scalars['String']['output']>;
  /** API id of the custom type. */
  type: Scalars['String']['output'];
  /** The editor's part of the address, unique per type and language. */
  uid: Maybe<Scalars['String']['output']>;
  /** Path of the document's page on the site, language prefix included. Null where it has none. */
  url: Maybe<Scalars['String']['output']>;
};

/** Fields of the custom type "Geolocation snackbar". */
export type GeolocationSnackbarDocumentData = {
  __typename?: 'GeolocationSnackbarDocumentData';
  /** Allow label: What the button says that shares the location */
  allow_label: Maybe<Scalars['KeyText']['output']>;
  /** Denied message: When the browser refuses the location: say so, and offer the search field */
  denied_message: Maybe<Scalars['KeyText']['output']>;
  /** Dismiss label: What the button says that closes the message */
  dismiss_label: Maybe<Scalars['KeyText']['output']>;
  /** Message: Why we ask for the visitor's location, and what becomes of it */
  message: Maybe<Scalars['KeyText']['output']>;
  /** Timeout message: When the location takes too long to arrive */
  timeout_message: Maybe<Scalars['KeyText']['output']>;
  /** Unsupported message: When the browser cannot tell a location */
  unsupported_message: Maybe<Scalars['KeyText']['output']>;
};

/** The head of a page: its only h1, a lead, up to two buttons and a picture. */
export type HeroSlice = Slice & {
  __typename?: 'HeroSlice';
  /** Id within the page. */
  id: Scalars['String']['output'];
  /** Its repeated fields, where the model has any. */
  items: Array<HeroSliceItems>;
  /** Its fields. */
  primary: HeroSlicePrimary;
  /** The editor's label. */
  slice_label: Maybe<Scalars['String']['output']>;
  /** API id of the slice's model. */
  slice_type: Scalars['String']['output'];
  /** Which of the model's variations it is; it decides on the types of `primary` and `items`. */
  variation: Scalars['String']['output'];
  /** Version of the model that the content was written for. */
  version: Maybe<Scalars['String']['output']>;
};

/** Repeated fields of the slice "Hero", variation "compact". */
export type HeroSliceCompactItem = {
  __typename?: 'HeroSliceCompactItem';
  /** The model has no fields here; GraphQL wants one. */
  _empty: Maybe<Scalars['Boolean']['output']>;
};

/** Fields of the slice "Hero", variation "compact". */
export type HeroSliceCompactPrimary = {
  __typename?: 'HeroSliceCompactPrimary';
  /** Lead: One or two sentences */
  lead: Maybe<Scalars['RichText']['output']>;
  /** Title: What the page is about, in six words */
  title: Maybe<Scalars['RichText']['output']>;
};

/** Repeated fields of the slice "Hero", variation "default". */
export type HeroSliceDefaultItem = {
  __typename?: 'HeroSliceDefaultItem';
  /** The model has no fields here; GraphQL wants one. */
  _empty: Maybe<Scalars['Boolean']['output']>;
};

/** Fields of the slice "Hero", variation "default". */
export type HeroSliceDefaultPrimary = {
  __typename?: 'HeroSliceDefaultPrimary';
  /** Buttons */
  buttons: Array<HeroSliceDefaultPrimaryButtonsItem>;
  /**
   * Picture
   *
   * Thumbnails beside it: `mobile`.
   */
  image: Maybe<Scalars['Image']['output']>;
  /** Lead: One or two sentences */
  lead: Maybe<Scalars['RichText']['output']>;
  /** Title: What the page is about, in six words */
  title: Maybe<Scalars['RichText']['output']>;
};

/** An entry of `buttons`. Fields of the slice "Hero", variation "default". */
export type HeroSliceDefaultPrimaryButtonsItem = {
  __typename?: 'HeroSliceDefaultPrimaryButtonsItem';
  /** Link */
  link: Maybe<Scalars['Link']['output']>;
  /** Style */
  style: Maybe<Scalars['Select']['output']>;
};

/** Repeated fields of the slice "Hero", by variation. */
export type HeroSliceItems = HeroSliceCompactItem | HeroSliceDefaultItem | HeroSliceSearchItem;

/** Fields of the slice "Hero", by variation. */
export type HeroSlicePrimary = HeroSliceCompactPrimary | HeroSliceDefaultPrimary | HeroSliceSearchPrimary;

/** Repeated fields of the slice "Hero", variation "search". */
export type HeroSliceSearchItem = {
  __typename?: 'HeroSliceSearchItem';
  /** The model has no fields here; GraphQL wants one. */
  _empty: Maybe<Scalars['Boolean']['output']>;
};

/** Fields of the slice "Hero", variation "search". */
export type HeroSliceSearchPrimary = {
  __typename?: 'HeroSliceSearchPrimary';
  /** Button label: What the button says: Find a kiosk */
  button_label: Maybe<Scalars['KeyText']['output']>;
  /**
   * Picture
   *
   * Thumbnails beside it: `mobile`.
   */
  image: Maybe<Scalars['Image']['output']>;
  /** Lead: One or two sentences */
  lead: Maybe<Scalars['RichText']['output']>;
  /** Note: A line below the search, such as a number to call; {phone} is the local one */
  note: Maybe<Scalars['RichText']['output']>;
  /** Search label: What the field asks for: City, address or ZIP code */
  search_label: Maybe<Scalars['KeyText']['output']>;
  /** Title: What the page is about, in six words */
  title: Maybe<Scalars['RichText']['output']>;
};

/** Public holidays of the US and Canada, and the days beside them, on which stores have other hours. */
export type Holiday =
  /** December 26, Canada. */
  | 'BOXING_DAY'
  /** July 1, Canada. */
  | 'CANADA_DAY'
  /** December 25. */
  | 'CHRISTMAS_DAY'
  /** December 24. */
  | 'CHRISTMAS_EVE'
  /** First Monday of August, most provinces. */
  | 'CIVIC_HOLIDAY'
  /** Second Monday of October, US. */
  | 'COLUMBUS_DAY'
  /** The Monday after Easter. */
  | 'EASTER_MONDAY'
  /** Easter. */
  | 'EASTER_SUNDAY'
  /** Third Monday of February, some provinces. */
  | 'FAMILY_DAY'
  /** The Friday before Easter. */
  | 'GOOD_FRIDAY'
  /** July 4, US. */
  | 'INDEPENDENCE_DAY'
  /** June 19, US. */
  | 'JUNETEENTH'
  /** First Monday of September. */
  | 'LABOR_DAY'
  /** Third Monday of January, US. */
  | 'MARTIN_LUTHER_KING_DAY'
  /** Last Monday of May, US. */
  | 'MEMORIAL_DAY'
  /** January 1. */
  | 'NEW_YEARS_DAY'
  /** December 31. */
  | 'NEW_YEARS_EVE'
  /** Third Monday of February, US. */
  | 'PRESIDENTS_DAY'
  /** November 11, Canada. */
  | 'REMEMBRANCE_DAY'
  /** June 24, Québec. */
  | 'SAINT_JEAN_BAPTISTE_DAY'
  /** Fourth Thursday of November, US; second Monday of October, Canada. */
  | 'THANKSGIVING'
  /** September 30, Canada. */
  | 'TRUTH_AND_RECONCILIATION_DAY'
  /** November 11, US. */
  | 'VETERANS_DAY'
  /** The Monday before May 25, Canada; in Québec, Journée nationale des patriotes. */
  | 'VICTORIA_DAY';

/** The hours of one date, which replace the week's. */
export type HolidayHours = {
  __typename?: 'HolidayHours';
  /** As `yyyy-mm-dd`. */
  date: Scalars['String']['output'];
  /** The public holiday on this date in the kiosk's region. Null when there is none. */
  holiday: Maybe<Holiday>;
  /** The backend's own words for the date. Null when it has none. */
  name: Maybe<Scalars['String']['output']>;
  /** Empty when it is closed all day. Null when they are not known: the week's hours do not hold then. */
  periods: Maybe<Array<HoursPeriod>>;
};

/** A document of the custom type "Homepage". */
export type HomepageDocument = Document & PageWithSlices & {
  __typename?: 'HomepageDocument';
  /** The same document in other languages. */
  alternate_languages: Array<AlternateLanguage>;
  /** What the editor has written. */
  data: HomepageDocumentData;
  /** When it was published for the first time. */
  first_publication_date: Maybe<Scalars['Timestamp']['output']>;
  /** Id in the content repository. */
  id: Scalars['ID']['output'];
  /** Language, e.g. `en-us`. */
  lang: Scalars['String']['output'];
  /** When it was published last. */
  last_publication_date: Maybe<Scalars['Timestamp']['output']>;
  /** All slices of the page, from top to bottom. */
  slices: Array<Slice>;
  /** The editor's labels. */
  tags: Array<Scalars['String']['output']>;
  /** API id of the custom type. */
  type: Scalars['String']['output'];
  /** The editor's part of the address, unique per type and language. */
  uid: Maybe<Scalars['String']['output']>;
  /** Path of the document's page on the site, language prefix included. Null where it has none. */
  url: Maybe<Scalars['String']['output']>;
};

/** Fields of the custom type "Homepage". */
export type HomepageDocumentData = {
  __typename?: 'HomepageDocumentData';
  /** Hide the footer */
  hide_footer: Maybe<Scalars['Boolean']['output']>;
  /** Hide the header */
  hide_header: Maybe<Scalars['Boolean']['output']>;
  /** Layout: What stands around the page. Left empty: default */
  layout: Maybe<Scalars['Select']['output']>;
  /** Meta description: One or two sentences for search results, up to 155 characters */
  meta_description: Maybe<Scalars['KeyText']['output']>;
  /** Meta image: Shown where the page is shared, 1200 by 630. Left empty: drawn from the title */
  meta_image: Maybe<Scalars['Image']['output']>;
  /** Meta title: Title in search results and browser tabs, up to 60 characters */
  meta_title: Maybe<Scalars['KeyText']['output']>;
  /** Slices */
  slices: Array<HomepageDocumentDataSlicesSlice>;
};

/** Slices that may stand in `slices` of the custom type "Homepage". */
export type HomepageDocumentDataSlicesSlice = BannerSlice | CallToActionSlice | CarouselSlice | ComparisonTableSlice | ContactDetailsSlice | EmbedSlice | FaqListSlice | FeaturedKiosksSlice | HeroSlice | ImageGallerySlice | ImageWithTextSlice | KeyDesignStripSlice | LinkListSlice | LocksmithLocatorSlice | NearbyKiosksSlice | PressLogosSlice | PriceListSlice | RichTextSlice | SectionSlice | ServiceCardsSlice | SignUpTeaserSlice | StatsSlice | StepsSlice | TestimonialsSlice | UnknownSlice;

/**
 * From one opening to the next closing, on the day on which it opens. An opening of a day or more is divided at midnights. Always open: one
 * period from Sunday 00:00 without `close`.
 */
export type HoursPeriod = {
  __typename?: 'HoursPeriod';
  /** When it closes, possibly on the next day. */
  close: Maybe<WeekTime>;
  /** When it opens. */
  open: WeekTime;
};

/** Pictures with captions; each opens large. */
export type ImageGallerySlice = Slice & {
  __typename?: 'ImageGallerySlice';
  /** Id within the page. */
  id: Scalars['String']['output'];
  /** Its repeated fields, where the model has any. */
  items: Array<ImageGallerySliceItems>;
  /** Its fields. */
  primary: ImageGallerySlicePrimary;
  /** The editor's label. */
  slice_label: Maybe<Scalars['String']['output']>;
  /** API id of the slice's model. */
  slice_type: Scalars['String']['output'];
  /** Which of the model's variations it is; it decides on the types of `primary` and `items`. */
  variation: Scalars['String']['output'];
  /** Version of the model that the content was written for. */
  version: Maybe<Scalars['String']['output']>;
};

/** Repeated fields of the slice "ImageGallery", variation "default". */
export type ImageGallerySliceDefaultItem = {
  __typename?: 'ImageGallerySliceDefaultItem';
  /** The model has no fields here; GraphQL wants one. */
  _empty: Maybe<Scalars['Boolean']['output']>;
};

/** Fields of the slice "ImageGallery", variation "default". */
export type ImageGallerySliceDefaultPrimary = {
  __typename?: 'ImageGallerySliceDefaultPrimary';
  /** Colour: White where nothing is chosen */
  color: Maybe<Scalars['Select']['output']>;
  /** Curved edge: None where nothing is chosen; two curves a page at most */
  curve: Maybe<Scalars['Select']['output']>;
  /** Another colour: Counts instead of the one above, for an occasion */
  custom_color: Maybe<Scalars['Color']['output']>;
  /** Description: One sentence */
  description: Maybe<Scalars['RichText']['output']>;
  /** Pictures */
  images: Array<ImageGallerySliceDefaultPrimaryImagesItem>;
  /** Title: What is to be seen */
  title: Maybe<Scalars['RichText']['output']>;
};

/** An entry of `images`. Fields of the slice "ImageGallery", variation "default". */
export type ImageGallerySliceDefaultPrimaryImagesItem = {
  __typename?: 'ImageGallerySliceDefaultPrimaryImagesItem';
  /** Caption: One sentence */
  caption: Maybe<Scalars['KeyText']['output']>;
  /** Picture */
  image: Maybe<Scalars['Image']['output']>;
};

/** Repeated fields of the slice "ImageGallery", by variation. */
export type ImageGallerySliceItems = ImageGallerySliceDefaultItem | ImageGallerySliceStripItem;

/** Fields of the slice "ImageGallery", by variation. */
export type ImageGallerySlicePrimary = ImageGallerySliceDefaultPrimary | ImageGallerySliceStripPrimary;

/** Repeated fields of the slice "ImageGallery", variation "strip". */
export type ImageGallerySliceStripItem = {
  __typename?: 'ImageGallerySliceStripItem';
  /** The model has no fields here; GraphQL wants one. */
  _empty: Maybe<Scalars['Boolean']['output']>;
};

/** Fields of the slice "ImageGallery", variation "strip". */
export type ImageGallerySliceStripPrimary = {
  __typename?: 'ImageGallerySliceStripPrimary';
  /** Colour: White where nothing is chosen */
  color: Maybe<Scalars['Select']['output']>;
  /** Curved edge: None where nothing is chosen; two curves a page at most */
  curve: Maybe<Scalars['Select']['output']>;
  /** Another colour: Counts instead of the one above, for an occasion */
  custom_color: Maybe<Scalars['Color']['output']>;
  /** Description: One sentence */
  description: Maybe<Scalars['RichText']['output']>;
  /** Pictures */
  images: Array<ImageGallerySliceStripPrimaryImagesItem>;
  /** Title: What is to be seen */
  title: Maybe<Scalars['RichText']['output']>;
};

/** An entry of `images`. Fields of the slice "ImageGallery", variation "strip". */
export type ImageGallerySliceStripPrimaryImagesItem = {
  __typename?: 'ImageGallerySliceStripPrimaryImagesItem';
  /** Caption: One sentence */
  caption: Maybe<Scalars['KeyText']['output']>;
  /** Picture */
  image: Maybe<Scalars['Image']['output']>;
};

/** A picture beside a title, a text and buttons. */
export type ImageWithTextSlice = Slice & {
  __typename?: 'ImageWithTextSlice';
  /** Id within the page. */
  id: Scalars['String']['output'];
  /** Its repeated fields, where the model has any. */
  items: Array<ImageWithTextSliceItems>;
  /** Its fields. */
  primary: ImageWithTextSlicePrimary;
  /** The editor's label. */
  slice_label: Maybe<Scalars['String']['output']>;
  /** API id of the slice's model. */
  slice_type: Scalars['String']['output'];
  /** Which of the model's variations it is; it decides on the types of `primary` and `items`. */
  variation: Scalars['String']['output'];
  /** Version of the model that the content was written for. */
  version: Maybe<Scalars['String']['output']>;
};

/** Repeated fields of the slice "ImageWithText", variation "imageLeft". */
export type ImageWithTextSliceImageLeftItem = {
  __typename?: 'ImageWithTextSliceImageLeftItem';
  /** The model has no fields here; GraphQL wants one. */
  _empty: Maybe<Scalars['Boolean']['output']>;
};

/** Fields of the slice "ImageWithText", variation "imageLeft". */
export type ImageWithTextSliceImageLeftPrimary = {
  __typename?: 'ImageWithTextSliceImageLeftPrimary';
  /** Buttons */
  buttons: Array<ImageWithTextSliceImageLeftPrimaryButtonsItem>;
  /** Colour: White where nothing is chosen */
  color: Maybe<Scalars['Select']['output']>;
  /** Curved edge: None where nothing is chosen; two curves a page at most */
  curve: Maybe<Scalars['Select']['output']>;
  /** Another colour: Counts instead of the one above, for an occasion */
  custom_color: Maybe<Scalars['Color']['output']>;
  /** Picture */
  image: Maybe<Scalars['Image']['output']>;
  /** Text: Two or three sentences */
  text: Maybe<Scalars['RichText']['output']>;
  /** Title: What this part of the page says, in six words */
  title: Maybe<Scalars['RichText']['output']>;
};

/** An entry of `buttons`. Fields of the slice "ImageWithText", variation "imageLeft". */
export type ImageWithTextSliceImageLeftPrimaryButtonsItem = {
  __typename?: 'ImageWithTextSliceImageLeftPrimaryButtonsItem';
  /** Link */
  link: Maybe<Scalars['Link']['output']>;
  /** Style */
  style: Maybe<Scalars['Select']['output']>;
};

/** Repeated fields of the slice "ImageWithText", variation "imageRight". */
export type ImageWithTextSliceImageRightItem = {
  __typename?: 'ImageWithTextSliceImageRightItem';
  /** The model has no fields here; GraphQL wants one. */
  _empty: Maybe<Scalars['Boolean']['output']>;
};

/** Fields of the slice "ImageWithText", variation "imageRight". */
export type ImageWithTextSliceImageRightPrimary = {
  __typename?: 'ImageWithTextSliceImageRightPrimary';
  /** Buttons */
  buttons: Array<ImageWithTextSliceImageRightPrimaryButtonsItem>;
  /** Colour: White where nothing is chosen */
  color: Maybe<Scalars['Select']['output']>;
  /** Curved edge: None where nothing is chosen; two curves a page at most */
  curve: Maybe<Scalars['Select']['output']>;
  /** Another colour: Counts instead of the one above, for an occasion */
  custom_color: Maybe<Scalars['Color']['output']>;
  /** Picture */
  image: Maybe<Scalars['Image']['output']>;
  /** Text: Two or three sentences */
  text: Maybe<Scalars['RichText']['output']>;
  /** Title: What this part of the page says, in six words */
  title: Maybe<Scalars['RichText']['output']>;
};

/** An entry of `buttons`. Fields of the slice "ImageWithText", variation "imageRight". */
export type ImageWithTextSliceImageRightPrimaryButtonsItem = {
  __typename?: 'ImageWithTextSliceImageRightPrimaryButtonsItem';
  /** Link */
  link: Maybe<Scalars['Link']['output']>;
  /** Style */
  style: Maybe<Scalars['Select']['output']>;
};

/** Repeated fields of the slice "ImageWithText", by variation. */
export type ImageWithTextSliceItems = ImageWithTextSliceImageLeftItem | ImageWithTextSliceImageRightItem;

/** Fields of the slice "ImageWithText", by variation. */
export type ImageWithTextSlicePrimary = ImageWithTextSliceImageLeftPrimary | ImageWithTextSliceImageRightPrimary;

/** Some fields have to be changed; nothing was sent. Its code is BAD_USER_INPUT. */
export type InvalidInput = Error & {
  __typename?: 'InvalidInput';
  /** BAD_USER_INPUT. */
  code: ErrorCode;
  /** The errors, one for each field, in the order of the form's fields. */
  fieldErrors: Array<FieldError>;
  /** Names the fields. */
  message: Scalars['String']['output'];
};

/** The application of a locksmith. Texts have at most 100 characters unless stated otherwise. */
export type JobApplicationInput = {
  /** The address from which they work, as chosen from the list: the whole address in one line, at most 200 characters. */
  address?: InputMaybe<Scalars['String']['input']>;
  /**
   * Whether the address was typed by hand, because the list did not answer or has no complete entry for it: then only `route` with the
   * number, `locality`, `administrativeAreaLevel1` and `postalCode` count. When the list has the same address, it is refused with
   * CHOOSE_ADDRESS.
   */
  addressByHand?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of the chosen address, or by hand: state or province, two letters. */
  administrativeAreaLevel1?: InputMaybe<Scalars['String']['input']>;
  /** Of the chosen address: county. */
  administrativeAreaLevel2?: InputMaybe<Scalars['String']['input']>;
  /** The first day of work, as `2026-11-21`: from today to a year from now. */
  availableFrom?: InputMaybe<Scalars['String']['input']>;
  /** Whether the terms are accepted, which is required. */
  consent?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of the chosen address: `US` or `CA`. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** An address to write to. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Years of work as a locksmith, 0 to 60. */
  experienceYears?: InputMaybe<Scalars['Int']['input']>;
  /** First name. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Last name. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Of the chosen address: degrees. */
  latitude?: InputMaybe<Scalars['Float']['input']>;
  /** Of the chosen address, or by hand: city. */
  locality?: InputMaybe<Scalars['String']['input']>;
  /** Of the chosen address: degrees. */
  longitude?: InputMaybe<Scalars['Float']['input']>;
  /** Anything else, at most 2000 characters. */
  message?: InputMaybe<Scalars['String']['input']>;
  /** Ten digits, in any format; an extension may follow. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Google's id of the chosen address, or of the one that was completed by hand. */
  placeId?: InputMaybe<Scalars['String']['input']>;
  /** Of the chosen address, or by hand: ZIP code or postal code. */
  postalCode?: InputMaybe<Scalars['String']['input']>;
  /** Of the chosen address: street. By hand, with the number. */
  route?: InputMaybe<Scalars['String']['input']>;
  /** Of the chosen address: house number. */
  streetNumber?: InputMaybe<Scalars['String']['input']>;
  /** Any of `homeLockouts`, `carLockouts`, `rekeying`, `lockInstallation`, `carKeys`, `safes`; one at least. */
  trades?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Hidden from people: a program that fills it in gets a normal answer, and nothing is sent. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** The application was received. */
export type JobApplicationReceived = {
  __typename?: 'JobApplicationReceived';
  /** The number by which to ask about it. */
  reference: Scalars['String']['output'];
};

/** A design that a key can be printed with. Of its blanks, only the first is given. */
export type KeyDesign = {
  __typename?: 'KeyDesign';
  /** Code of its group, e.g. `WILD`. */
  designGroup: Scalars['String']['output'];
  /** Its id in the product backend. */
  designId: Scalars['ID']['output'];
  /** Its picture, about 124 by 288 on a transparent ground. */
  image: Maybe<KeyDesignImage>;
  /** Its name; in the other language where it has none in this one. */
  name: Maybe<Scalars['String']['output']>;
  /** The blank's name. */
  sku: Maybe<Scalars['String']['output']>;
  /** The blank's id. */
  skuId: Maybe<Scalars['Int']['output']>;
  /**
   * Kiosks that have it in stock, the nearest first, of the nearest kiosks around a point that stock its group; when none of them has it, of
   * some farther away. At most two dozen kiosks are checked in total. Empty when none of those has it. When the stock of a kiosk is unknown,
   * its groups count.
   */
  stockedNear: Maybe<Array<KioskDistance>>;
};


/** A design that a key can be printed with. Of its blanks, only the first is given. */
export type KeyDesignNameArgs = {
  language?: LanguageCode;
};


/** A design that a key can be printed with. Of its blanks, only the first is given. */
export type KeyDesignStockedNearArgs = {
  first?: Scalars['Int']['input'];
  point: LatLngInput;
};

/** One picture in three formats, as paths on this site; to be offered in this order. */
export type KeyDesignImage = {
  __typename?: 'KeyDesignImage';
  /** As JPEG 2000. */
  jp2: Maybe<Scalars['String']['output']>;
  /** The original file: an SVG, PNG or JPEG. */
  original: Maybe<Scalars['String']['output']>;
  /** As WebP. */
  webp: Maybe<Scalars['String']['output']>;
};

/** Key designs of some groups, live from the catalogue, each with the way to it in the gallery. */
export type KeyDesignStripSlice = Slice & {
  __typename?: 'KeyDesignStripSlice';
  /**
   * Designs of the groups in `primary.design_groups`, codes separated by commas, or of the default groups when it is empty: one of each group,
   * then the next of each; `primary.limit` of them, 1 to 12, by default 6. Live.
   */
  designs: Maybe<Array<KeyDesign>>;
  /** Id within the page. */
  id: Scalars['String']['output'];
  /** Its repeated fields, where the model has any. */
  items: Array<KeyDesignStripSliceItems>;
  /** Its fields. */
  primary: KeyDesignStripSlicePrimary;
  /** The editor's label. */
  slice_label: Maybe<Scalars['String']['output']>;
  /** API id of the slice's model. */
  slice_type: Scalars['String']['output'];
  /** Which of the model's variations it is; it decides on the types of `primary` and `items`. */
  variation: Scalars['String']['output'];
  /** Version of the model that the content was written for. */
  version: Maybe<Scalars['String']['output']>;
};

/** Repeated fields of the slice "KeyDesignStrip", variation "default". */
export type KeyDesignStripSliceDefaultItem = {
  __typename?: 'KeyDesignStripSliceDefaultItem';
  /** The model has no fields here; GraphQL wants one. */
  _empty: Maybe<Scalars['Boolean']['output']>;
};

/** Fields of the slice "KeyDesignStrip", variation "default". */
export type KeyDesignStripSliceDefaultPrimary = {
  __typename?: 'KeyDesignStripSliceDefaultPrimary';
  /** Colour: White where nothing is chosen */
  color: Maybe<Scalars['Select']['output']>;
  /** Curved edge: None where nothing is chosen; two curves a page at most */
  curve: Maybe<Scalars['Select']['output']>;
  /** Another colour: Counts instead of the one above, for an occasion */
  custom_color: Maybe<Scalars['Color']['output']>;
  /** Description: One or two sentences */
  description: Maybe<Scalars['RichText']['output']>;
  /** Design groups: Codes with commas, e.g. WILD, NATR; the eight default groups where nothing is written */
  design_groups: Maybe<Scalars['KeyText']['output']>;
  /** Limit: Most designs to show, 1 to 12; 6 where nothing is written */
  limit: Maybe<Scalars['Number']['output']>;
  /** Title: Tell your keys apart at a glance */
  title: Maybe<Scalars['RichText']['output']>;
};

/** Repeated fields of the slice "KeyDesignStrip", variation "grid". */
export type KeyDesignStripSliceGridItem = {
  __typename?: 'KeyDesignStripSliceGridItem';
  /** The model has no fields here; GraphQL wants one. */
  _empty: Maybe<Scalars['Boolean']['output']>;
};

/** Fields of the slice "KeyDesignStrip", variation "grid". */
export type KeyDesignStripSliceGridPrimary = {
  __typename?: 'KeyDesignStripSliceGridPrimary';
  /** Colour: White where nothing is chosen */
  color: Maybe<Scalars['Select']['output']>;
  /** Curved edge: None where nothing is chosen; two curves a page at most */
  curve: Maybe<Scalars['Select']['output']>;
  /** Another colour: Counts instead of the one above, for an occasion */
  custom_color: Maybe<Scalars['Color']['output']>;
  /** Description: One or two sentences */
  description: Maybe<Scalars['RichText']['output']>;
  /** Design groups: Codes with commas, e.g. WILD, NATR; the eight default groups where nothing is written */
  design_groups: Maybe<Scalars['KeyText']['output']>;
  /** Limit: Most designs to show, 1 to 12; 6 where nothing is written */
  limit: Maybe<Scalars['Number']['output']>;
  /** Title: Tell your keys apart at a glance */
  title: Maybe<Scalars['RichText']['output']>;
};

/** Repeated fields of the slice "KeyDesignStrip", by variation. */
export type KeyDesignStripSliceItems = KeyDesignStripSliceDefaultItem | KeyDesignStripSliceGridItem;

/** Fields of the slice "KeyDesignStrip", by variation. */
export type KeyDesignStripSlicePrimary = KeyDesignStripSliceDefaultPrimary | KeyDesignStripSliceGridPrimary;

/** A document of the custom type "Key gallery". */
export type KeyGalleryDocument = Document & PageWithSlices & {
  __typename?: 'KeyGalleryDocument';
  /** The same document in other languages. */
  alternate_languages: Array<AlternateLanguage>;
  /** What the editor has written. */
  data: KeyGalleryDocumentData;
  /** When it was published for the first time. */
  first_publication_date: Maybe<Scalars['Timestamp']['output']>;
  /** Id in the content repository. */
  id: Scalars['ID']['output'];
  /** Language, e.g. `en-us`. */
  lang: Scalars['String']['output'];
  /** When it was published last. */
  last_publication_date: Maybe<Scalars['Timestamp']['output']>;
  /** All slices of the page, from top to bottom. */
  slices: Array<Slice>;
  /** The editor's labels. */
  tags: Array<Scalars['String']['output']>;
  /** API id of the custom type. */
  type: Scalars['String']['output'];
  /** The editor's part of the address, unique per type and language. */
  uid: Maybe<Scalars['String']['output']>;
  /** Path of the document's page on the site, language prefix included. Null where it has none. */
  url: Maybe<Scalars['String']['output']>;
};

/** Fields of the custom type "Key gallery". */
export type KeyGalleryDocumentData = {
  __typename?: 'KeyGalleryDocumentData';
  /** Link from a design to the guide of keys: The page which says whether a kiosk copies a key */
  guide_link: Maybe<Scalars['Link']['output']>;
  /** Hide the footer */
  hide_footer: Maybe<Scalars['Boolean']['output']>;
  /** Hide the header */
  hide_header: Maybe<Scalars['Boolean']['output']>;
  /** Layout: What stands around the page. Left empty: default */
  layout: Maybe<Scalars['Select']['output']>;
  /** Lead: One or two sentences below the title */
  lead: Maybe<Scalars['RichText']['output']>;
  /** Meta description: One or two sentences for search results, up to 155 characters */
  meta_description: Maybe<Scalars['KeyText']['output']>;
  /** Meta image: Shown where the page is shared, 1200 by 630. Left empty: drawn from the title */
  meta_image: Maybe<Scalars['Image']['output']>;
  /** Meta title: Title in search results and browser tabs, up to 60 characters */
  meta_title: Maybe<Scalars['KeyText']['output']>;
  /** Slices */
  slices: Array<KeyGalleryDocumentDataSlicesSlice>;
  /** Title: Stands above the filters, in eight words */
  title: Maybe<Scalars['KeyText']['output']>;
};

/** Slices that may stand in `slices` of the custom type "Key gallery". */
export type KeyGalleryDocumentDataSlicesSlice = BannerSlice | CallToActionSlice | CarouselSlice | ContactDetailsSlice | EmbedSlice | FaqListSlice | FeaturedKiosksSlice | HeroSlice | ImageGallerySlice | ImageWithTextSlice | KeyDesignStripSlice | LinkListSlice | NearbyKiosksSlice | RichTextSlice | SectionSlice | ServiceCardsSlice | SignUpTeaserSlice | StatsSlice | StepsSlice | TestimonialsSlice | UnknownSlice;

/** A filter of the key gallery. */
export type KeyGalleryFilter = {
  __typename?: 'KeyGalleryFilter';
  /** Its position among the others. Null comes last. */
  displayOrder: Maybe<Scalars['Float']['output']>;
  /** The same as `displayOrder`, as the specification names it. */
  display_order: Maybe<Scalars['Float']['output']>;
  /** Id of its document. */
  id: Scalars['ID']['output'];
  /** Address of its picture at the content repository. */
  imageUrl: Maybe<Scalars['String']['output']>;
  /** The same as `imageUrl`, as the specification names it. */
  image_url: Maybe<Scalars['String']['output']>;
  /** Its label. */
  label: Maybe<Scalars['String']['output']>;
  /** Codes of the design groups that it shows. */
  query: Array<Scalars['String']['output']>;
  /** Narrower filters below it, in the editor's order. */
  subFilters: Array<KeyGallerySubFilter>;
};

/** A document of the custom type "Key gallery filter". */
export type KeyGalleryFilterDocument = Document & {
  __typename?: 'KeyGalleryFilterDocument';
  /** The same document in other languages. */
  alternate_languages: Array<AlternateLanguage>;
  /** What the editor has written. */
  data: KeyGalleryFilterDocumentData;
  /** When it was published for the first time. */
  first_publication_date: Maybe<Scalars['Timestamp']['output']>;
  /** Id in the content repository. */
  id: Scalars['ID']['output'];
  /** Language, e.g. `en-us`. */
  lang: Scalars['String']['output'];
  /** When it was published last. */
  last_publication_date: Maybe<Scalars['Timestamp']['output']>;
  /** The editor's labels. */
  tags: Array<Scalars['String']['output']>;
  /** API id of the custom type. */
  type: Scalars['String']['output'];
  /** The editor's part of the address, unique per type and language. */
  uid: Maybe<Scalars['String']['output']>;
  /** Path of the document's page on the site, language prefix included. Null where it has none. */
  url: Maybe<Scalars['String']['output']>;
};

/** Fields of the custom type "Key gallery filter". */
export type KeyGalleryFilterDocumentData = {
  __typename?: 'KeyGalleryFilterDocumentData';
  /** Display order: Place in the row of filters, lowest first: 10, 20, 30 */
  display_order: Maybe<Scalars['Number']['output']>;
  /** Picture of the round button, square */
  image: Maybe<Scalars['Image']['output']>;
  /** Label: What the filter is called, three words at most */
  label: Maybe<Scalars['KeyText']['output']>;
  /** Query: Codes of its design groups, with commas: WILD,NATR */
  query: Maybe<Scalars['KeyText']['output']>;
  /** Sub-filters, to choose among the filter's groups */
  sub_filters: Array<KeyGalleryFilterDocumentDataSubFiltersItem>;
};

/** An entry of `sub_filters`. Fields of the custom type "Key gallery filter". */
export type KeyGalleryFilterDocumentDataSubFiltersItem = {
  __typename?: 'KeyGalleryFilterDocumentDataSubFiltersItem';
  /** Label: What the sub-filter is called, three words at most */
  label: Maybe<Scalars['KeyText']['output']>;
  /** Query: Codes of its design groups, with commas: WILD */
  query: Maybe<Scalars['KeyText']['output']>;
};

/** A narrower filter of the key gallery. */
export type KeyGallerySubFilter = {
  __typename?: 'KeyGallerySubFilter';
  /** Its label. */
  label: Maybe<Scalars['String']['output']>;
  /** Codes of the design groups that it shows. */
  query: Array<Scalars['String']['output']>;
};

/** A self-service kiosk, or the locksmiths' base, at one host location. */
export type Kiosk = {
  __typename?: 'Kiosk';
  /** Its postal address. */
  address: Address;
  /** Its position on the map. Null when the backend's makes no sense: far from its state, or from its city. */
  geoLocation: Maybe<LatLng>;
  /** Dates that differ from the week, in their order. Null when they are not known. */
  holidayHours: Maybe<Array<HolidayHours>>;
  /** Opening hours of a week, in their order. Null when they are not known of each day: `knownHours` then has those of some. */
  hours: Maybe<Array<HoursPeriod>>;
  /** Designs of the groups in stock: one of each group, then the next of each. */
  keyDesigns: Maybe<Array<KeyDesign>>;
  /** Opening hours of the days that are known; a day without any is closed, unless it is one of `unknownDays`. Null when no day is known. */
  knownHours: Maybe<Array<HoursPeriod>>;
  /** Its id in the product backend. */
  locationId: Scalars['ID']['output'];
  /** The same, as the specification writes them: `V1.5`. */
  machineTypes: Array<Scalars['String']['output']>;
  /** The types of the machines at the location, each once. */
  machines: Array<MachineType>;
  /** Name of the location. */
  name: Maybe<Scalars['String']['output']>;
  /** Path of its own page, without language prefix. Null when its address lacks a state or a city. */
  path: Maybe<Scalars['String']['output']>;
  /** The shop's phone number, as written. */
  phone: Maybe<Scalars['String']['output']>;
  /** Google's place id of the shop. */
  placeId: Maybe<Scalars['ID']['output']>;
  /** Google's ratings and reviews of the kiosk's host. Null when Google does not know it. For at most 20 kiosks in one request. */
  rating: Maybe<PlaceRating>;
  /** The shop in which the kiosk stands. */
  retailer: Maybe<Scalars['String']['output']>;
  /** The services at the location. */
  services: Array<Service>;
  /** The keys of `services`, as addresses and content have them: keyCopy, keyFobs, carKeys, locksmith, become-locksmith. */
  servicesAvailable: Array<Scalars['String']['output']>;
  /** The machines at the location, one by one, with their settings. */
  sites: Array<KioskSite>;
  /** Codes of the groups of key designs in stock. */
  stocksDesignGroups: Array<Scalars['String']['output']>;
  /** IANA time zone of `hours`, e.g. `America/New_York`. */
  timeZone: Maybe<Scalars['String']['output']>;
  /** Days of the week whose hours are not known, Sunday = 0. */
  unknownDays: Array<Scalars['Int']['output']>;
};


/** A self-service kiosk, or the locksmiths' base, at one host location. */
export type KioskKeyDesignsArgs = {
  first?: Scalars['Int']['input'];
};


/** A self-service kiosk, or the locksmiths' base, at one host location. */
export type KioskRatingArgs = {
  language?: LanguageCode;
};

/** A cell of half a degree. Kiosks are added and removed within weeks. */
export type KioskCell = {
  __typename?: 'KioskCell';
  /** The number of kiosks. */
  kioskCount: Scalars['Int']['output'];
  /** Latitude of the middle of its kiosks, -90 to 90. */
  lat: Scalars['Float']['output'];
  /** Longitude of the middle of its kiosks, -180 to 180. */
  lng: Scalars['Float']['output'];
};

/** A city with kiosks. */
export type KioskCity = {
  __typename?: 'KioskCity';
  /** Its name. */
  city: Scalars['String']['output'];
  /** How many of its kiosks offer all services asked for. */
  kioskCount: Scalars['Int']['output'];
  /** Other cities with kiosks, of this state or any other, the nearest first. */
  nearby: Maybe<Array<KioskCity>>;
  /** Path of its page, without language prefix. */
  path: Scalars['String']['output'];
  /** How many of those offer each service, always in this order: keyCopy, keyFobs, carKeys, locksmith, become-locksmith. */
  services: Array<ServiceCount>;
  /** Its name in addresses, e.g. `st-johns`. */
  slug: Scalars['String']['output'];
  /** State or province, two letters. */
  state: Scalars['String']['output'];
};


/** A city with kiosks. */
export type KioskCityNearbyArgs = {
  first?: Scalars['Int']['input'];
};

/** A kiosk and its distance. */
export type KioskDistance = {
  __typename?: 'KioskDistance';
  /** Great-circle distance in kilometres. */
  distanceKm: Scalars['Float']['output'];
  /** The kiosk. */
  kiosk: Kiosk;
};

/** One page of the kiosks of a state or city. */
export type KioskList = {
  __typename?: 'KioskList';
  /** The kiosks of this page. */
  nodes: Maybe<Array<Kiosk>>;
  /** For each service, how many kiosks of the state or city offer it and all services asked for, always in the services' order. */
  services: Array<ServiceCount>;
  /** How many kiosks of the state or city offer all services asked for. */
  totalCount: Scalars['Int']['output'];
};

/** What a map shows of a box. Kiosks are added and removed within weeks. */
export type KioskMap = {
  __typename?: 'KioskMap';
  /** The box that was searched for markers: the one asked for, extended to the edges of the map's tiles; may cross the antimeridian. */
  bounds: Bounds;
  /** 400 at most, however many kiosks there are. A cluster outside the box may count kiosks within it, and the other way round. */
  markers: Array<MapMarker>;
  /** How many kiosks in that box offer all services asked for. */
  totalCount: Scalars['Int']['output'];
};

/** A machine at a location. */
export type KioskSite = {
  __typename?: 'KioskSite';
  /** Its type as the backend writes it, which may be none of ours. */
  machineType: Maybe<Scalars['String']['output']>;
  /** The backend's settings of the machine, e.g. `carKeyEnabled`. */
  settings: Array<KioskSiteSetting>;
  /** Its type. Null when it is none of ours. */
  type: Maybe<MachineType>;
};

/** A setting of a machine. */
export type KioskSiteSetting = {
  __typename?: 'KioskSiteSetting';
  /** Its name in the product backend. */
  name: Scalars['String']['output'];
  /** Its value as text, e.g. `true`; null when it has none. */
  value: Maybe<Scalars['String']['output']>;
};

/** A state or province with kiosks. */
export type KioskState = {
  __typename?: 'KioskState';
  /** How many cities with such kiosks it has. */
  cityCount: Scalars['Int']['output'];
  /** `US` or `CA`. Null for a state of neither. */
  country: Maybe<Scalars['String']['output']>;
  /** How many of its kiosks offer all services asked for. */
  kioskCount: Scalars['Int']['output'];
  /** Its name; its code when it is not in the US or Canada. */
  name: Scalars['String']['output'];
  /** Its names in the languages of the site, each once: a visitor may search for any of them. */
  names: Array<Scalars['String']['output']>;
  /** Other states and provinces with kiosks, ordered by the distance of their nearest city to the middle of this one's cities. */
  nearby: Maybe<Array<KioskState>>;
  /** Path of its page, without language prefix. */
  path: Scalars['String']['output'];
  /** How many of those offer each service, always in this order: keyCopy, keyFobs, carKeys, locksmith, become-locksmith. */
  services: Array<ServiceCount>;
  /** Two letters. */
  state: Scalars['String']['output'];
};


/** A state or province with kiosks. */
export type KioskStateNameArgs = {
  language?: LanguageCode;
};


/** A state or province with kiosks. */
export type KioskStateNearbyArgs = {
  first?: Scalars['Int']['input'];
};

/** Kiosks in a box of the map. */
export type KiosksInArea = {
  __typename?: 'KiosksInArea';
  /** The nearest first, with their distances. */
  nodes: Maybe<Array<KioskDistance>>;
  /** For each service, how many kiosks in the box offer it and all services asked for, always in the services' order. */
  services: Array<ServiceCount>;
  /** How many kiosks in the box offer all services asked for, including those beyond `first`. */
  totalCount: Scalars['Int']['output'];
};

/** Kiosks around a point. */
export type KiosksNear = {
  __typename?: 'KiosksNear';
  /** The box that was searched. */
  bounds: Bounds;
  /** Whether the search box contained too few kiosks and a wider one was searched. */
  isWidened: Scalars['Boolean']['output'];
  /** The nearest first; empty when even the widest box has none. */
  nodes: Maybe<Array<KioskDistance>>;
  /** For each service, how many kiosks in the box offer it and all services asked for, always in the services' order. */
  services: Array<ServiceCount>;
  /** How many kiosks in the box offer all services asked for, including those beyond `first`. */
  totalCount: Scalars['Int']['output'];
};

/** A value and its label. */
export type LabelledValue = {
  __typename?: 'LabelledValue';
  /** The label. */
  label: Scalars['String']['output'];
  /** Null when the editor has left it empty. */
  value: Maybe<Scalars['String']['output']>;
};

/** A language of the content repository that the site supports. */
export type Language = {
  __typename?: 'Language';
  /** The language, as the argument `language` has it. */
  code: LanguageCode;
  /** Id, e.g. `en-us`, as addresses and documents have it. */
  id: Scalars['ID']['output'];
  /** True for the language that others fall back to. */
  isMaster: Scalars['Boolean']['output'];
  /** Name in the repository. */
  name: Scalars['String']['output'];
};

/** The languages of the site. Addresses, and documents in their `lang`, have their ids instead. */
export type LanguageCode =
  /** `en-us`, the default. */
  | 'en-us'
  /** `fr-ca`. */
  | 'fr-ca';

/** A point in degrees. */
export type LatLng = {
  __typename?: 'LatLng';
  /** Latitude, -90 to 90. */
  lat: Scalars['Float']['output'];
  /** Longitude, -180 to 180. */
  lng: Scalars['Float']['output'];
};

/** A point in degrees. */
export type LatLngInput = {
  /** Latitude, -90 to 90. */
  lat: Scalars['Float']['input'];
  /** Longitude, -180 to 180. */
  lng: Scalars['Float']['input'];
};

/** Links to what a visitor may look for next. */
export type LinkListSlice = Slice & {
  __typename?: 'LinkListSlice';
  /** Id within the page. */
  id: Scalars['String']['output'];
  /** Its repeated fields, where the model has any. */
  items: Array<LinkListSliceItems>;
  /** Its fields. */
  primary: LinkListSlicePrimary;
  /** The editor's label. */
  slice_label: Maybe<Scalars['String']['output']>;
  /** API id of the slice's model. */
  slice_type: Scalars['String']['output'];
  /** Which of the model's variations it is; it decides on the types of `primary` and `items`. */
  variation: Scalars['String']['output'];
  /** Version of the model that the content was written for. */
  version: Maybe<Scalars['String']['output']>;
};

/** Repeated fields of the slice "LinkList", variation "cards". */
export type LinkListSliceCardsItem = {
  __typename?: 'LinkListSliceCardsItem';
  /** The model has no fields here; GraphQL wants one. */
  _empty: Maybe<Scalars['Boolean']['output']>;
};

/** Fields of the slice "LinkList", variation "cards". */
export type LinkListSliceCardsPrimary = {
  __typename?: 'LinkListSliceCardsPrimary';
  /** Colour: White where nothing is chosen */
  color: Maybe<Scalars['Select']['output']>;
  /** Curved edge: None where nothing is chosen; two curves a page at most */
  curve: Maybe<Scalars['Select']['output']>;
  /** Another colour: Counts instead of the one above, for an occasion */
  custom_color: Maybe<Scalars['Color']['output']>;
  /** Description: One or two sentences */
  description: Maybe<Scalars['RichText']['output']>;
  /** Cards */
  link_cards: Array<LinkListSliceCardsPrimaryLinkCardsItem>;
  /** Title: Where to next? */
  title: Maybe<Scalars['RichText']['output']>;
};

/** An entry of `link_cards`. Fields of the slice "LinkList", variation "cards". */
export type LinkListSliceCardsPrimaryLinkCardsItem = {
  __typename?: 'LinkListSliceCardsPrimaryLinkCardsItem';
  /** Link: Where it leads, and what it says */
  link: Maybe<Scalars['Link']['output']>;
  /** Text: What waits there, in a sentence */
  text: Maybe<Scalars['RichText']['output']>;
};

/** Repeated fields of the slice "LinkList", variation "default". */
export type LinkListSliceDefaultItem = {
  __typename?: 'LinkListSliceDefaultItem';
  /** The model has no fields here; GraphQL wants one. */
  _empty: Maybe<Scalars['Boolean']['output']>;
};

/** Fields of the slice "LinkList", variation "default". */
export type LinkListSliceDefaultPrimary = {
  __typename?: 'LinkListSliceDefaultPrimary';
  /** Colour: White where nothing is chosen */
  color: Maybe<Scalars['Select']['output']>;
  /** Curved edge: None where nothing is chosen; two curves a page at most */
  curve: Maybe<Scalars['Select']['output']>;
  /** Another colour: Counts instead of the one above, for an occasion */
  custom_color: Maybe<Scalars['Color']['output']>;
  /** Description: One or two sentences */
  description: Maybe<Scalars['RichText']['output']>;
  /** Groups of links */
  link_groups: Array<LinkListSliceDefaultPrimaryLinkGroupsItem>;
  /** Title: Where to next? */
  title: Maybe<Scalars['RichText']['output']>;
};

/** An entry of `link_groups`. Fields of the slice "LinkList", variation "default". */
export type LinkListSliceDefaultPrimaryLinkGroupsItem = {
  __typename?: 'LinkListSliceDefaultPrimaryLinkGroupsItem';
  /** Heading: Two or three words */
  heading: Maybe<Scalars['KeyText']['output']>;
  /** Links */
  links: Array<LinkListSliceDefaultPrimaryLinkGroupsItemLinksItem>;
};

/** An entry of `links`. An entry of `link_groups`. Fields of the slice "LinkList", variation "default". */
export type LinkListSliceDefaultPrimaryLinkGroupsItemLinksItem = {
  __typename?: 'LinkListSliceDefaultPrimaryLinkGroupsItemLinksItem';
  /** Link: Where it leads, and what it says */
  link: Maybe<Scalars['Link']['output']>;
};

/** Repeated fields of the slice "LinkList", by variation. */
export type LinkListSliceItems = LinkListSliceCardsItem | LinkListSliceDefaultItem;

/** Fields of the slice "LinkList", by variation. */
export type LinkListSlicePrimary = LinkListSliceCardsPrimary | LinkListSliceDefaultPrimary;

/** A town, or the area of a postal code. */
export type Locality = {
  __typename?: 'Locality';
  /** Its position on the map. */
  geoLocation: LatLng;
  /** Whether the text hardly means anything else. Otherwise this is a guess for when nothing better is found. */
  isCertain: Scalars['Boolean']['output'];
  /** As in an address, e.g. `Columbus, OH`; or the postal code, of a Canadian one its first half. */
  name: Scalars['String']['output'];
};

/** A document of the custom type "Locator bar". */
export type LocatorBarDocument = Document & {
  __typename?: 'LocatorBarDocument';
  /** The same document in other languages. */
  alternate_languages: Array<AlternateLanguage>;
  /** What the editor has written. */
  data: LocatorBarDocumentData;
  /** When it was published for the first time. */
  first_publication_date: Maybe<Scalars['Timestamp']['output']>;
  /** Id in the content repository. */
  id: Scalars['ID']['output'];
  /** Language, e.g. `en-us`. */
  lang: Scalars['String']['output'];
  /** When it was published last. */
  last_publication_date: Maybe<Scalars['Timestamp']['output']>;
  /** The editor's labels. */
  tags: Array<Scalars['String']['output']>;
  /** API id of the custom type. */
  type: Scalars['String']['output'];
  /** The editor's part of the address, unique per type and language. */
  uid: Maybe<Scalars['String']['output']>;
  /** Path of the document's page on the site, language prefix included. Null where it has none. */
  url: Maybe<Scalars['String']['output']>;
};

/** Fields of the custom type "Locator bar". */
export type LocatorBarDocumentData = {
  __typename?: 'LocatorBarDocumentData';
  /** Button label: What the search button says: Search */
  button_label: Maybe<Scalars['KeyText']['output']>;
  /** Change label: What the button says that lets a visitor pick another place: Change */
  change_label: Maybe<Scalars['KeyText']['output']>;
  /** Curtain text: One or two sentences under that headline */
  curtain_text: Maybe<Scalars['RichText']['output']>;
  /** Curtain title: Headline of the panel that opens below the bar */
  curtain_title: Maybe<Scalars['KeyText']['output']>;
  /** Empty text: What the bar says before a place is chosen */
  empty_text: Maybe<Scalars['KeyText']['output']>;
  /** Label: What stands before the visitor's place: Kiosks near */
  label: Maybe<Scalars['KeyText']['output']>;
  /** Placeholder: What the empty search field shows: City, address or ZIP code */
  placeholder: Maybe<Scalars['KeyText']['output']>;
};

/** A document of the custom type "Locator page". */
export type LocatorPageDocument = Document & PageWithSlices & {
  __typename?: 'LocatorPageDocument';
  /** The same document in other languages. */
  alternate_languages: Array<AlternateLanguage>;
  /** What the editor has written. */
  data: LocatorPageDocumentData;
  /** When it was published for the first time. */
  first_publication_date: Maybe<Scalars['Timestamp']['output']>;
  /** Id in the content repository. */
  id: Scalars['ID']['output'];
  /** Language, e.g. `en-us`. */
  lang: Scalars['String']['output'];
  /** When it was published last. */
  last_publication_date: Maybe<Scalars['Timestamp']['output']>;
  /** All slices of the page, from top to bottom. */
  slices: Array<Slice>;
  /** The editor's labels. */
  tags: Array<Scalars['String']['output']>;
  /** API id of the custom type. */
  type: Scalars['String']['output'];
  /** The editor's part of the address, unique per type and language. */
  uid: Maybe<Scalars['String']['output']>;
  /** Path of the document's page on the site, language prefix included. Null where it has none. */
  url: Maybe<Scalars['String']['output']>;
};

/** Fields of the custom type "Locator page". */
export type LocatorPageDocumentData = {
  __typename?: 'LocatorPageDocumentData';
  /** Hide the footer */
  hide_footer: Maybe<Scalars['Boolean']['output']>;
  /** Hide the header */
  hide_header: Maybe<Scalars['Boolean']['output']>;
  /** Layout: What stands around the page. Left empty: default */
  layout: Maybe<Scalars['Select']['output']>;
  /** Meta description: One or two sentences for search results, up to 155 characters */
  meta_description: Maybe<Scalars['KeyText']['output']>;
  /** Meta image: Shown where the page is shared, 1200 by 630. Left empty: drawn from the title */
  meta_image: Maybe<Scalars['Image']['output']>;
  /** Meta title: Title in search results and browser tabs, up to 60 characters */
  meta_title: Maybe<Scalars['KeyText']['output']>;
  /** Slices */
  slices: Array<LocatorPageDocumentDataSlicesSlice>;
};

/** Slices that may stand in `slices` of the custom type "Locator page". */
export type LocatorPageDocumentDataSlicesSlice = BannerSlice | CallToActionSlice | CarouselSlice | ContactDetailsSlice | EmbedSlice | FaqListSlice | FeaturedKiosksSlice | HeroSlice | ImageWithTextSlice | KeyDesignStripSlice | LinkListSlice | LocksmithLocatorSlice | NearbyKiosksSlice | RichTextSlice | SectionSlice | ServiceCardsSlice | SignUpTeaserSlice | StatsSlice | StepsSlice | TestimonialsSlice | UnknownSlice;

/** Asks for the address of a lockout, and finds locksmiths who serve it. Texts: the locksmith locator widget's document. */
export type LocksmithLocatorSlice = Slice & {
  __typename?: 'LocksmithLocatorSlice';
  /** Id within the page. */
  id: Scalars['String']['output'];
  /** Its repeated fields, where the model has any. */
  items: Array<LocksmithLocatorSliceItems>;
  /** Its fields. */
  primary: LocksmithLocatorSlicePrimary;
  /** The editor's label. */
  slice_label: Maybe<Scalars['String']['output']>;
  /** API id of the slice's model. */
  slice_type: Scalars['String']['output'];
  /** Which of the model's variations it is; it decides on the types of `primary` and `items`. */
  variation: Scalars['String']['output'];
  /** Version of the model that the content was written for. */
  version: Maybe<Scalars['String']['output']>;
  /** The texts of the locksmith locator in the language of this page. Null when they cannot be loaded. Live. */
  widget: Maybe<LocksmithLocatorWidgetDocument>;
};

/** Repeated fields of the slice "LocksmithLocator", variation "default". */
export type LocksmithLocatorSliceDefaultItem = {
  __typename?: 'LocksmithLocatorSliceDefaultItem';
  /** The model has no fields here; GraphQL wants one. */
  _empty: Maybe<Scalars['Boolean']['output']>;
};

/** Fields of the slice "LocksmithLocator", variation "default". */
export type LocksmithLocatorSliceDefaultPrimary = {
  __typename?: 'LocksmithLocatorSliceDefaultPrimary';
  /** Colour: White where nothing is chosen */
  color: Maybe<Scalars['Select']['output']>;
  /** Curved edge: None where nothing is chosen; two curves a page at most */
  curve: Maybe<Scalars['Select']['output']>;
  /** Another colour: Counts instead of the one above, for an occasion */
  custom_color: Maybe<Scalars['Color']['output']>;
};

/** Repeated fields of the slice "LocksmithLocator", by variation. */
export type LocksmithLocatorSliceItems = LocksmithLocatorSliceDefaultItem;

/** Fields of the slice "LocksmithLocator", by variation. */
export type LocksmithLocatorSlicePrimary = LocksmithLocatorSliceDefaultPrimary;

/** A document of the custom type "Locksmith locator widget". */
export type LocksmithLocatorWidgetDocument = Document & {
  __typename?: 'LocksmithLocatorWidgetDocument';
  /** The same document in other languages. */
  alternate_languages: Array<AlternateLanguage>;
  /** What the editor has written. */
  data: LocksmithLocatorWidgetDocumentData;
  /** When it was published for the first time. */
  first_publication_date: Maybe<Scalars['Timestamp']['output']>;
  /** Id in the content repository. */
  id: Scalars['ID']['output'];
  /** Language, e.g. `en-us`. */
  lang: Scalars['String']['output'];
  /** When it was published last. */
  last_publication_date: Maybe<Scalars['Timestamp']['output']>;
  /** The editor's labels. */
  tags: Array<Scalars['String']['output']>;
  /** API id of the custom type. */
  type: Scalars['String']['output'];
  /** The editor's part of the address, unique per type and language. */
  uid: Maybe<Scalars['String']['output']>;
  /** Path of the document's page on the site, language prefix included. Null where it has none. */
  url: Maybe<Scalars['String']['output']>;
};

/** Fields of the custom type "Locksmith locator widget". */
export type LocksmithLocatorWidgetDocumentData = {
  __typename?: 'LocksmithLocatorWidgetDocumentData';
  /** Button label: What the search button says */
  button_label: Maybe<Scalars['KeyText']['output']>;
  /** Call label: What stands before the number: Or call */
  call_label: Maybe<Scalars['KeyText']['output']>;
  /** Call number: Number of the locksmith line: 212-555-0100 */
  call_number: Maybe<Scalars['KeyText']['output']>;
  /** Link for those who would rather be called back */
  callback_link: Maybe<Scalars['Link']['output']>;
  /** Description: One or two sentences: who comes, when, at what price */
  description: Maybe<Scalars['RichText']['output']>;
  /** What to know before a call */
  facts: Array<LocksmithLocatorWidgetDocumentDataFactsItem>;
  /** Picture beside the form */
  image: Maybe<Scalars['Image']['output']>;
  /** Input label: What the address field is called */
  input_label: Maybe<Scalars['KeyText']['output']>;
  /** Placeholder: What the empty address field shows */
  placeholder: Maybe<Scalars['KeyText']['output']>;
  /** Link to the prices */
  prices_link: Maybe<Scalars['Link']['output']>;
  /** Title: What a visitor who is locked out gets here, in eight words */
  title: Maybe<Scalars['RichText']['output']>;
};

/** An entry of `facts`. Fields of the custom type "Locksmith locator widget". */
export type LocksmithLocatorWidgetDocumentDataFactsItem = {
  __typename?: 'LocksmithLocatorWidgetDocumentDataFactsItem';
  /** Text: The price range, or how long it takes, in a sentence or two */
  text: Maybe<Scalars['RichText']['output']>;
  /** Title: One or two words: Price, Arrival */
  title: Maybe<Scalars['KeyText']['output']>;
};

/** The types of our machines. Every list of types has this order. */
export type MachineType =
  /** Copies key fobs. */
  | 'IF'
  /** Cuts keys. */
  | 'V1'
  /** Cuts keys; the backend's `V1.5`. */
  | 'V1.5'
  /** Cuts keys. */
  | 'V2'
  /** Cuts keys. */
  | 'V3';

/** A marker on a map: a kiosk, or a cluster of kiosks. Its position is rounded to less than a pixel at the map's zoom. */
export type MapMarker = {
  __typename?: 'MapMarker';
  /** The city of a cluster's kiosks; of several, the one with most kiosks in all. Null for a kiosk, and where no city is known. */
  city: Maybe<Scalars['String']['output']>;
  /** Zoom at which a cluster separates. Null for a kiosk. */
  expansionZoom: Maybe<Scalars['Int']['output']>;
  /** Whether kiosks of a cluster stand in other cities, too. */
  hasOtherCities: Scalars['Boolean']['output'];
  /** The number of kiosks: 1, or more for a cluster. */
  kioskCount: Scalars['Int']['output'];
  /** Latitude, -90 to 90. */
  lat: Scalars['Float']['output'];
  /** Longitude, -180 to 180. */
  lng: Scalars['Float']['output'];
  /** The kiosk. Null for a cluster. */
  locationId: Maybe<Scalars['ID']['output']>;
};

/** A document of the custom type "Menu". */
export type MenuDocument = Document & {
  __typename?: 'MenuDocument';
  /** The same document in other languages. */
  alternate_languages: Array<AlternateLanguage>;
  /** What the editor has written. */
  data: MenuDocumentData;
  /** When it was published for the first time. */
  first_publication_date: Maybe<Scalars['Timestamp']['output']>;
  /** Id in the content repository. */
  id: Scalars['ID']['output'];
  /** Language, e.g. `en-us`. */
  lang: Scalars['String']['output'];
  /** When it was published last. */
  last_publication_date: Maybe<Scalars['Timestamp']['output']>;
  /** The editor's labels. */
  tags: Array<Scalars['String']['output']>;
  /** API id of the custom type. */
  type: Scalars['String']['output'];
  /** The editor's part of the address, unique per type and language. */
  uid: Maybe<Scalars['String']['output']>;
  /** Path of the document's page on the site, language prefix included. Null where it has none. */
  url: Maybe<Scalars['String']['output']>;
};

/** Fields of the custom type "Menu". */
export type MenuDocumentData = {
  __typename?: 'MenuDocumentData';
  /** Items, in the order of the menu */
  items: Array<MenuDocumentDataItemsItem>;
  /** Title: What the menu is called, also to screen readers */
  title: Maybe<Scalars['KeyText']['output']>;
};

/** An entry of `items`. Fields of the custom type "Menu". */
export type MenuDocumentDataItemsItem = {
  __typename?: 'MenuDocumentDataItemsItem';
  /** Description: One line under the label, when the menu has room for it */
  description: Maybe<Scalars['KeyText']['output']>;
  /** Label: What the entry says, three words at most */
  label: Maybe<Scalars['KeyText']['output']>;
  /** Link: Where the entry leads. May stay empty when it has links of its own */
  link: Maybe<Scalars['Link']['output']>;
  /** Links below the entry */
  links: Array<MenuDocumentDataItemsItemLinksItem>;
  /** Service: Gives the entry the colour and icon of a service */
  service: Maybe<Scalars['Select']['output']>;
};

/** An entry of `links`. An entry of `items`. Fields of the custom type "Menu". */
export type MenuDocumentDataItemsItemLinksItem = {
  __typename?: 'MenuDocumentDataItemsItemLinksItem';
  /** Description: One line under the label, when the menu has room for it */
  description: Maybe<Scalars['KeyText']['output']>;
  /** Label: What the link says */
  label: Maybe<Scalars['KeyText']['output']>;
  /** Link: Where it leads */
  link: Maybe<Scalars['Link']['output']>;
};

/** The forms that visitors send. Each returns a union: what was received, or an `Error`. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Sends a message to the company, under the same rules, without a file. */
  submitContactMessage: Maybe<SubmitContactMessageResult>;
  /**
   * Sends an application of a locksmith. The file is passed on while it arrives, and never stored. Null only with an error in the answer's
   * `errors`: the request has a mistake, or the server.
   */
  submitJobApplication: Maybe<SubmitJobApplicationResult>;
};


/** The forms that visitors send. Each returns a union: what was received, or an `Error`. */
export type MutationSubmitContactMessageArgs = {
  input: ContactMessageInput;
  key: Scalars['ID']['input'];
  language?: LanguageCode;
};


/** The forms that visitors send. Each returns a union: what was received, or an `Error`. */
export type MutationSubmitJobApplicationArgs = {
  input: JobApplicationInput;
  key: Scalars['ID']['input'];
  resume?: InputMaybe<Scalars['Upload']['input']>;
};

/** Kiosks around a point that the editor sets, the nearest first; names, distances and hours come live. */
export type NearbyKiosksSlice = Slice & {
  __typename?: 'NearbyKiosksSlice';
  /** Id within the page. */
  id: Scalars['String']['output'];
  /** Its repeated fields, where the model has any. */
  items: Array<NearbyKiosksSliceItems>;
  /**
   * Kiosks around `primary.point`, the nearest first, found as by `kiosksNear`: those that offer `primary.service` when one is chosen, and at
   * most `primary.limit` of them, 1 to 12, by default 4. None when the editor has set no point. Live.
   */
  nearby: Maybe<Array<KioskDistance>>;
  /** Its fields. */
  primary: NearbyKiosksSlicePrimary;
  /** The editor's label. */
  slice_label: Maybe<Scalars['String']['output']>;
  /** API id of the slice's model. */
  slice_type: Scalars['String']['output'];
  /** Which of the model's variations it is; it decides on the types of `primary` and `items`. */
  variation: Scalars['String']['output'];
  /** Version of the model that the content was written for. */
  version: Maybe<Scalars['String']['output']>;
};

/** Repeated fields of the slice "NearbyKiosks", variation "compact". */
export type NearbyKiosksSliceCompactItem = {
  __typename?: 'NearbyKiosksSliceCompactItem';
  /** The model has no fields here; GraphQL wants one. */
  _empty: Maybe<Scalars['Boolean']['output']>;
};

/** Fields of the slice "NearbyKiosks", variation "compact". */
export type NearbyKiosksSliceCompactPrimary = {
  __typename?: 'NearbyKiosksSliceCompactPrimary';
  /** Colour: White where nothing is chosen */
  color: Maybe<Scalars['Select']['output']>;
  /** Curved edge: None where nothing is chosen; two curves a page at most */
  curve: Maybe<Scalars['Select']['output']>;
  /** Another colour: Counts instead of the one above, for an occasion */
  custom_color: Maybe<Scalars['Color']['output']>;
  /** Description: One or two sentences */
  description: Maybe<Scalars['RichText']['output']>;
  /** Limit: Most kiosks to show, 1 to 12; 4 where nothing is written */
  limit: Maybe<Scalars['Number']['output']>;
  /** Around this point */
  point: Maybe<Scalars['GeoPoint']['output']>;
  /** Service: Any kiosk where nothing is chosen */
  service: Maybe<Scalars['Select']['output']>;
  /** Title: Kiosks around downtown */
  title: Maybe<Scalars['RichText']['output']>;
};

/** Repeated fields of the slice "NearbyKiosks", variation "default". */
export type NearbyKiosksSliceDefaultItem = {
  __typename?: 'NearbyKiosksSliceDefaultItem';
  /** The model has no fields here; GraphQL wants one. */
  _empty: Maybe<Scalars['Boolean']['output']>;
};

/** Fields of the slice "NearbyKiosks", variation "default". */
export type NearbyKiosksSliceDefaultPrimary = {
  __typename?: 'NearbyKiosksSliceDefaultPrimary';
  /** Colour: White where nothing is chosen */
  color: Maybe<Scalars['Select']['output']>;
  /** Curved edge: None where nothing is chosen; two curves a page at most */
  curve: Maybe<Scalars['Select']['output']>;
  /** Another colour: Counts instead of the one above, for an occasion */
  custom_color: Maybe<Scalars['Color']['output']>;
  /** Description: One or two sentences */
  description: Maybe<Scalars['RichText']['output']>;
  /** Limit: Most kiosks to show, 1 to 12; 4 where nothing is written */
  limit: Maybe<Scalars['Number']['output']>;
  /** Around this point */
  point: Maybe<Scalars['GeoPoint']['output']>;
  /** Service: Any kiosk where nothing is chosen */
  service: Maybe<Scalars['Select']['output']>;
  /** Title: Kiosks around downtown */
  title: Maybe<Scalars['RichText']['output']>;
};

/** Repeated fields of the slice "NearbyKiosks", by variation. */
export type NearbyKiosksSliceItems = NearbyKiosksSliceCompactItem | NearbyKiosksSliceDefaultItem;

/** Fields of the slice "NearbyKiosks", by variation. */
export type NearbyKiosksSlicePrimary = NearbyKiosksSliceCompactPrimary | NearbyKiosksSliceDefaultPrimary;

/** A document with an address of its own. */
export type Page = FaqDocument | FaqPageDocument | HomepageDocument | KeyGalleryDocument | LocatorPageDocument | PageDocument | ProductsPageDocument | ServicePageDocument;

/** A document of the custom type "Page". */
export type PageDocument = Document & PageWithSlices & {
  __typename?: 'PageDocument';
  /** The same document in other languages. */
  alternate_languages: Array<AlternateLanguage>;
  /** What the editor has written. */
  data: PageDocumentData;
  /** When it was published for the first time. */
  first_publication_date: Maybe<Scalars['Timestamp']['output']>;
  /** Id in the content repository. */
  id: Scalars['ID']['output'];
  /** Language, e.g. `en-us`. */
  lang: Scalars['String']['output'];
  /** When it was published last. */
  last_publication_date: Maybe<Scalars['Timestamp']['output']>;
  /** All slices of the page, from top to bottom. */
  slices: Array<Slice>;
  /** The editor's labels. */
  tags: Array<Scalars['String']['output']>;
  /** API id of the custom type. */
  type: Scalars['String']['output'];
  /** The editor's part of the address, unique per type and language. */
  uid: Maybe<Scalars['String']['output']>;
  /** Path of the document's page on the site, language prefix included. Null where it has none. */
  url: Maybe<Scalars['String']['output']>;
};

/** Fields of the custom type "Page". */
export type PageDocumentData = {
  __typename?: 'PageDocumentData';
  /** Hide the footer */
  hide_footer: Maybe<Scalars['Boolean']['output']>;
  /** Hide the header */
  hide_header: Maybe<Scalars['Boolean']['output']>;
  /** Layout: What stands around the page. Left empty: default */
  layout: Maybe<Scalars['Select']['output']>;
  /** Meta description: One or two sentences for search results, up to 155 characters */
  meta_description: Maybe<Scalars['KeyText']['output']>;
  /** Meta image: Shown where the page is shared, 1200 by 630. Left empty: drawn from the title */
  meta_image: Maybe<Scalars['Image']['output']>;
  /** Meta title: Title in search results and browser tabs, up to 60 characters */
  meta_title: Maybe<Scalars['KeyText']['output']>;
  /** Page category: First part of the address, when the page belongs to a category */
  page_category: Maybe<Scalars['KeyText']['output']>;
  /** Slices */
  slices: Array<PageDocumentDataSlicesSlice>;
};

/** Slices that may stand in `slices` of the custom type "Page". */
export type PageDocumentDataSlicesSlice = ApplicationFormSlice | BannerSlice | CallToActionSlice | CarouselSlice | ComparisonTableSlice | ContactDetailsSlice | ContactFormSlice | CopyGuideSlice | EmbedSlice | FaqListSlice | FeaturedKiosksSlice | HeroSlice | ImageGallerySlice | ImageWithTextSlice | KeyDesignStripSlice | LinkListSlice | LocksmithLocatorSlice | NearbyKiosksSlice | PressLogosSlice | PriceListSlice | RichTextSlice | SectionSlice | ServiceCardsSlice | SignUpTeaserSlice | StatsSlice | StepsSlice | TestimonialsSlice | UnknownSlice;

/**
 * A page whose content is slices: one fragment on `Slice` types reads the pages of all types. The slices of each type's own zone are in its
 * `data`.
 */
export type PageWithSlices = {
  /** Id in the content repository. */
  id: Scalars['ID']['output'];
  /** Language, e.g. `en-us`. */
  lang: Scalars['String']['output'];
  /** All slices of the page, from top to bottom. */
  slices: Array<Slice>;
  /** Path of the page on the site, language prefix included. */
  url: Maybe<Scalars['String']['output']>;
};

/** A place on Google's map. */
export type Place = {
  __typename?: 'Place';
  /** Whom to name wherever data of the place is shown; five at most, mostly none. */
  attributions: Array<PlaceAttribution>;
  /** The whole address in one line. */
  formattedAddress: Maybe<Scalars['String']['output']>;
  /** The same as `formattedAddress`, as the specification names it. */
  formatted_address: Maybe<Scalars['String']['output']>;
  /** Its location. */
  geoLocation: LatLng;
  /** Kiosks around this place, found as by `Query.kiosksNear`: a place and its kiosks in one request. */
  kiosksNear: Maybe<KiosksNear>;
  /** The same as `geoLocation`, as the specification names it. */
  location: LatLng;
  /** Its name, or else the formatted address. */
  name: Maybe<Scalars['String']['output']>;
  /** Upper right corner of the area to show. */
  northeast: Maybe<LatLng>;
  /** Google's id; it may be stored, and changes now and then. */
  placeId: Scalars['ID']['output'];
  /** The same as `placeId`, as the specification names it. */
  place_id: Scalars['ID']['output'];
  /** Lower left corner of the area to show. */
  southwest: Maybe<LatLng>;
  /** Google's place types, e.g. `locality`; the first is the most specific. */
  types: Array<Scalars['String']['output']>;
  /** Street and city. */
  vicinity: Maybe<Scalars['String']['output']>;
};


/** A place on Google's map. */
export type PlaceKiosksNearArgs = {
  atLeast?: Scalars['Int']['input'];
  first?: Scalars['Int']['input'];
  offering?: InputMaybe<Array<Service>>;
  offset?: Scalars['Int']['input'];
  withinKm?: InputMaybe<Scalars['Float']['input']>;
};

/** A provider of a place's data. Google requires its name, with a link if there is one, beside the data. */
export type PlaceAttribution = {
  __typename?: 'PlaceAttribution';
  /** Name of the provider. */
  provider: Scalars['String']['output'];
  /** The provider's page; http or https. */
  providerUri: Maybe<Scalars['String']['output']>;
};

/** A photo of a place. It may be shown only with its authors. */
export type PlacePhoto = {
  __typename?: 'PlacePhoto';
  /** Who took it. */
  authors: Array<PlaceReviewAuthor>;
  /** Pixels. */
  height: Maybe<Scalars['Int']['output']>;
  /** Google's name of it, by which the picture is requested; it must not be stored. */
  name: Scalars['String']['output'];
  /** Pixels. */
  width: Maybe<Scalars['Int']['output']>;
};

/** The ratings and reviews of a place. `googleMapsUri` must be linked wherever they are shown. */
export type PlaceRating = {
  __typename?: 'PlaceRating';
  /** Whom to name wherever data of the place is shown; five at most, mostly none. */
  attributions: Array<PlaceAttribution>;
  /** The place on Google Maps. */
  googleMapsUri: Maybe<Scalars['String']['output']>;
  /** From 1.0 to 5.0. Null when there are no ratings. */
  rating: Maybe<Scalars['Float']['output']>;
  /** Five at most. */
  reviews: Array<PlaceReview>;
  /** The number of ratings. */
  userRatingCount: Maybe<Scalars['Int']['output']>;
};

/** A review. It may be shown only with its author. */
export type PlaceReview = {
  __typename?: 'PlaceReview';
  /** Who wrote it. */
  author: PlaceReviewAuthor;
  /** Language of `text`, e.g. `en`. */
  languageCode: Maybe<Scalars['String']['output']>;
  /** When it was written, ISO 8601. */
  publishTime: Maybe<Scalars['String']['output']>;
  /** From 1 to 5. */
  rating: Maybe<Scalars['Float']['output']>;
  /** Its age as text, e.g. `2 months ago`. */
  relativePublishTimeDescription: Maybe<Scalars['String']['output']>;
  /** Its text, in the language asked for when Google has translated it. */
  text: Maybe<Scalars['String']['output']>;
};

/** The author of a review or a photo. */
export type PlaceReviewAuthor = {
  __typename?: 'PlaceReviewAuthor';
  /** Name or pen name. */
  displayName: Scalars['String']['output'];
  /** The author's picture. */
  photoUri: Maybe<Scalars['String']['output']>;
  /** The author's page on Google Maps. */
  uri: Maybe<Scalars['String']['output']>;
};

/** A place that a visitor may be typing. */
export type Prediction = {
  __typename?: 'Prediction';
  /** The whole text in one line, e.g. `123 Main St, Springfield, IL, USA`. */
  description: Scalars['String']['output'];
  /** Its first part, e.g. `123 Main St`. */
  name: Scalars['String']['output'];
  /** For `placeDetails` or `placeAddress`. */
  placeId: Scalars['ID']['output'];
  /** The same as `placeId`, as the specification names it. */
  place_id: Scalars['ID']['output'];
};

/** The types to which predictions can be restricted. */
export type PredictionType =
  /** Everything that can be a postal address: houses, flats and streets. */
  | 'address'
  /** Cities. */
  | 'locality'
  /** ZIP codes and postal codes. */
  | 'postal_code'
  /** Addresses with a house number. */
  | 'street_address'
  /** The same; Google no longer has a type of its own for it. */
  | 'street_number';

/** Who has written about us. */
export type PressLogosSlice = Slice & {
  __typename?: 'PressLogosSlice';
  /** Id within the page. */
  id: Scalars['String']['output'];
  /** Its repeated fields, where the model has any. */
  items: Array<PressLogosSliceItems>;
  /** Its fields. */
  primary: PressLogosSlicePrimary;
  /** The editor's label. */
  slice_label: Maybe<Scalars['String']['output']>;
  /** API id of the slice's model. */
  slice_type: Scalars['String']['output'];
  /** Which of the model's variations it is; it decides on the types of `primary` and `items`. */
  variation: Scalars['String']['output'];
  /** Version of the model that the content was written for. */
  version: Maybe<Scalars['String']['output']>;
};

/** Repeated fields of the slice "PressLogos", variation "default". */
export type PressLogosSliceDefaultItem = {
  __typename?: 'PressLogosSliceDefaultItem';
  /** The model has no fields here; GraphQL wants one. */
  _empty: Maybe<Scalars['Boolean']['output']>;
};

/** Fields of the slice "PressLogos", variation "default". */
export type PressLogosSliceDefaultPrimary = {
  __typename?: 'PressLogosSliceDefaultPrimary';
  /** Colour: White where nothing is chosen */
  color: Maybe<Scalars['Select']['output']>;
  /** Description: One line: Tried, timed and written up by */
  description: Maybe<Scalars['RichText']['output']>;
  /** Logos */
  logos: Array<PressLogosSliceDefaultPrimaryLogosItem>;
  /** Title: Mostly left empty: the line below is enough */
  title: Maybe<Scalars['RichText']['output']>;
};

/** An entry of `logos`. Fields of the slice "PressLogos", variation "default". */
export type PressLogosSliceDefaultPrimaryLogosItem = {
  __typename?: 'PressLogosSliceDefaultPrimaryLogosItem';
  /** Logo (SVG or PNG with a clear ground: shown in one colour) */
  image: Maybe<Scalars['Image']['output']>;
  /** Article */
  link: Maybe<Scalars['Link']['output']>;
  /** Name: The Latchford Ledger; shown in letters where there is no logo */
  name: Maybe<Scalars['KeyText']['output']>;
};

/** Repeated fields of the slice "PressLogos", by variation. */
export type PressLogosSliceItems = PressLogosSliceDefaultItem | PressLogosSliceWithQuotesItem;

/** Fields of the slice "PressLogos", by variation. */
export type PressLogosSlicePrimary = PressLogosSliceDefaultPrimary | PressLogosSliceWithQuotesPrimary;

/** Repeated fields of the slice "PressLogos", variation "withQuotes". */
export type PressLogosSliceWithQuotesItem = {
  __typename?: 'PressLogosSliceWithQuotesItem';
  /** The model has no fields here; GraphQL wants one. */
  _empty: Maybe<Scalars['Boolean']['output']>;
};

/** Fields of the slice "PressLogos", variation "withQuotes". */
export type PressLogosSliceWithQuotesPrimary = {
  __typename?: 'PressLogosSliceWithQuotesPrimary';
  /** Colour: White where nothing is chosen */
  color: Maybe<Scalars['Select']['output']>;
  /** Description: One sentence */
  description: Maybe<Scalars['RichText']['output']>;
  /** Logos */
  logos: Array<PressLogosSliceWithQuotesPrimaryLogosItem>;
  /** Title: What they wrote */
  title: Maybe<Scalars['RichText']['output']>;
};

/** An entry of `logos`. Fields of the slice "PressLogos", variation "withQuotes". */
export type PressLogosSliceWithQuotesPrimaryLogosItem = {
  __typename?: 'PressLogosSliceWithQuotesPrimaryLogosItem';
  /** Logo (SVG or PNG with a clear ground: shown in one colour) */
  image: Maybe<Scalars['Image']['output']>;
  /** Article */
  link: Maybe<Scalars['Link']['output']>;
  /** Name: The Latchford Ledger; shown in letters where there is no logo */
  name: Maybe<Scalars['KeyText']['output']>;
  /** Quote: One sentence of the article, without quotation marks */
  quote: Maybe<Scalars['RichText']['output']>;
};

/** Where a preview starts. */
export type PreviewTarget = {
  __typename?: 'PreviewTarget';
  /** Language of the document; null when none was found. */
  lang: Maybe<Scalars['String']['output']>;
  /** Path of the document's page, language prefix included; `/` when it has none. */
  path: Scalars['String']['output'];
};

/** What the content repository offers to an editor who previews a draft. */
export type PreviewTools = {
  __typename?: 'PreviewTools';
  /** Address of a document in its editor. Null when the repository is embedded or mirrored, and has no editor. */
  documentUrl: Maybe<Scalars['String']['output']>;
  /** Name by which its toolbar is loaded. Null when the repository is embedded or mirrored, and has no toolbar. */
  toolbar: Maybe<Scalars['String']['output']>;
};


/** What the content repository offers to an editor who previews a draft. */
export type PreviewToolsDocumentUrlArgs = {
  id: Scalars['ID']['input'];
};

/** What things cost. */
export type PriceListSlice = Slice & {
  __typename?: 'PriceListSlice';
  /** Id within the page. */
  id: Scalars['String']['output'];
  /** Its repeated fields, where the model has any. */
  items: Array<PriceListSliceItems>;
  /** Its fields. */
  primary: PriceListSlicePrimary;
  /** The editor's label. */
  slice_label: Maybe<Scalars['String']['output']>;
  /** API id of the slice's model. */
  slice_type: Scalars['String']['output'];
  /** Which of the model's variations it is; it decides on the types of `primary` and `items`. */
  variation: Scalars['String']['output'];
  /** Version of the model that the content was written for. */
  version: Maybe<Scalars['String']['output']>;
};

/** Repeated fields of the slice "PriceList", variation "cards". */
export type PriceListSliceCardsItem = {
  __typename?: 'PriceListSliceCardsItem';
  /** The model has no fields here; GraphQL wants one. */
  _empty: Maybe<Scalars['Boolean']['output']>;
};

/** Fields of the slice "PriceList", variation "cards". */
export type PriceListSliceCardsPrimary = {
  __typename?: 'PriceListSliceCardsPrimary';
  /** Buttons */
  buttons: Array<PriceListSliceCardsPrimaryButtonsItem>;
  /** Cards */
  cards: Array<PriceListSliceCardsPrimaryCardsItem>;
  /** Colour: White where nothing is chosen */
  color: Maybe<Scalars['Select']['output']>;
  /** Curved edge: None where nothing is chosen; two curves a page at most */
  curve: Maybe<Scalars['Select']['output']>;
  /** Another colour: Counts instead of the one above, for an occasion */
  custom_color: Maybe<Scalars['Color']['output']>;
  /** Description: One sentence */
  description: Maybe<Scalars['RichText']['output']>;
  /** Footnote: What the price depends on, in a sentence or two */
  footnote: Maybe<Scalars['RichText']['output']>;
  /** Title: What it costs */
  title: Maybe<Scalars['RichText']['output']>;
};

/** An entry of `buttons`. Fields of the slice "PriceList", variation "cards". */
export type PriceListSliceCardsPrimaryButtonsItem = {
  __typename?: 'PriceListSliceCardsPrimaryButtonsItem';
  /** Link */
  link: Maybe<Scalars['Link']['output']>;
  /** Style */
  style: Maybe<Scalars['Select']['output']>;
};

/** An entry of `cards`. Fields of the slice "PriceList", variation "cards". */
export type PriceListSliceCardsPrimaryCardsItem = {
  __typename?: 'PriceListSliceCardsPrimaryCardsItem';
  /** Link: Without words of its own, the title is the link */
  link: Maybe<Scalars['Link']['output']>;
  /** Note: What the price includes, in a sentence */
  note: Maybe<Scalars['KeyText']['output']>;
  /** Price: As you would say it: from $4, free, by phone */
  price: Maybe<Scalars['KeyText']['output']>;
  /** Service: Gives the card its colour and icon */
  service: Maybe<Scalars['Select']['output']>;
  /** Title: The service’s name where it is empty */
  title: Maybe<Scalars['KeyText']['output']>;
};

/** Repeated fields of the slice "PriceList", variation "default". */
export type PriceListSliceDefaultItem = {
  __typename?: 'PriceListSliceDefaultItem';
  /** The model has no fields here; GraphQL wants one. */
  _empty: Maybe<Scalars['Boolean']['output']>;
};

/** Fields of the slice "PriceList", variation "default". */
export type PriceListSliceDefaultPrimary = {
  __typename?: 'PriceListSliceDefaultPrimary';
  /** Buttons */
  buttons: Array<PriceListSliceDefaultPrimaryButtonsItem>;
  /** Colour: White where nothing is chosen */
  color: Maybe<Scalars['Select']['output']>;
  /** Curved edge: None where nothing is chosen; two curves a page at most */
  curve: Maybe<Scalars['Select']['output']>;
  /** Another colour: Counts instead of the one above, for an occasion */
  custom_color: Maybe<Scalars['Color']['output']>;
  /** Description: One sentence */
  description: Maybe<Scalars['RichText']['output']>;
  /** Footnote: What the price depends on, in a sentence or two */
  footnote: Maybe<Scalars['RichText']['output']>;
  /** Groups */
  groups: Array<PriceListSliceDefaultPrimaryGroupsItem>;
  /** Title: What it costs */
  title: Maybe<Scalars['RichText']['output']>;
};

/** An entry of `buttons`. Fields of the slice "PriceList", variation "default". */
export type PriceListSliceDefaultPrimaryButtonsItem = {
  __typename?: 'PriceListSliceDefaultPrimaryButtonsItem';
  /** Link */
  link: Maybe<Scalars['Link']['output']>;
  /** Style */
  style: Maybe<Scalars['Select']['output']>;
};

/** An entry of `groups`. Fields of the slice "PriceList", variation "default". */
export type PriceListSliceDefaultPrimaryGroupsItem = {
  __typename?: 'PriceListSliceDefaultPrimaryGroupsItem';
  /** Lines */
  lines: Array<PriceListSliceDefaultPrimaryGroupsItemLinesItem>;
  /** Title: What the lines have in common; may be empty */
  title: Maybe<Scalars['KeyText']['output']>;
};

/** An entry of `lines`. An entry of `groups`. Fields of the slice "PriceList", variation "default". */
export type PriceListSliceDefaultPrimaryGroupsItemLinesItem = {
  __typename?: 'PriceListSliceDefaultPrimaryGroupsItemLinesItem';
  /** Name: A line needs a name and a price */
  name: Maybe<Scalars['KeyText']['output']>;
  /** Note: A few words; may be empty */
  note: Maybe<Scalars['KeyText']['output']>;
  /** Price: As you would say it: from $4, free, by phone */
  price: Maybe<Scalars['KeyText']['output']>;
};

/** Repeated fields of the slice "PriceList", by variation. */
export type PriceListSliceItems = PriceListSliceCardsItem | PriceListSliceDefaultItem;

/** Fields of the slice "PriceList", by variation. */
export type PriceListSlicePrimary = PriceListSliceCardsPrimary | PriceListSliceDefaultPrimary;

/** A document of the custom type "Prices". */
export type PricesDocument = Document & {
  __typename?: 'PricesDocument';
  /** The same document in other languages. */
  alternate_languages: Array<AlternateLanguage>;
  /** What the editor has written. */
  data: PricesDocumentData;
  /** When it was published for the first time. */
  first_publication_date: Maybe<Scalars['Timestamp']['output']>;
  /** Id in the content repository. */
  id: Scalars['ID']['output'];
  /** Language, e.g. `en-us`. */
  lang: Scalars['String']['output'];
  /** When it was published last. */
  last_publication_date: Maybe<Scalars['Timestamp']['output']>;
  /** The editor's labels. */
  tags: Array<Scalars['String']['output']>;
  /** API id of the custom type. */
  type: Scalars['String']['output'];
  /** The editor's part of the address, unique per type and language. */
  uid: Maybe<Scalars['String']['output']>;
  /** Path of the document's page on the site, language prefix included. Null where it has none. */
  url: Maybe<Scalars['String']['output']>;
};

/** Fields of the custom type "Prices". */
export type PricesDocumentData = {
  __typename?: 'PricesDocumentData';
  /** Lowest prices */
  lines: Array<PricesDocumentDataLinesItem>;
};

/** An entry of `lines`. Fields of the custom type "Prices". */
export type PricesDocumentDataLinesItem = {
  __typename?: 'PricesDocumentDataLinesItem';
  /** Country: Visitors and kiosks there see this line alone */
  country: Maybe<Scalars['Select']['output']>;
  /** Lowest price: The amount alone, as $4: pages say “from $4”, and nothing where it is empty */
  from_price: Maybe<Scalars['KeyText']['output']>;
  /** Service: What is sold; a line for each service and country */
  service: Maybe<Scalars['Select']['output']>;
  /** In a few words: Where there is room: from about $4. Left empty: the lowest price */
  text: Maybe<Scalars['KeyText']['output']>;
};

/** A document of the custom type "Products". */
export type ProductsPageDocument = Document & PageWithSlices & {
  __typename?: 'ProductsPageDocument';
  /** The same document in other languages. */
  alternate_languages: Array<AlternateLanguage>;
  /** What the editor has written. */
  data: ProductsPageDocumentData;
  /** When it was published for the first time. */
  first_publication_date: Maybe<Scalars['Timestamp']['output']>;
  /** Id in the content repository. */
  id: Scalars['ID']['output'];
  /** Language, e.g. `en-us`. */
  lang: Scalars['String']['output'];
  /** When it was published last. */
  last_publication_date: Maybe<Scalars['Timestamp']['output']>;
  /** All slices of the page, from top to bottom. */
  slices: Array<Slice>;
  /** The editor's labels. */
  tags: Array<Scalars['String']['output']>;
  /** API id of the custom type. */
  type: Scalars['String']['output'];
  /** The editor's part of the address, unique per type and language. */
  uid: Maybe<Scalars['String']['output']>;
  /** Path of the document's page on the site, language prefix included. Null where it has none. */
  url: Maybe<Scalars['String']['output']>;
};

/** Fields of the custom type "Products". */
export type ProductsPageDocumentData = {
  __typename?: 'ProductsPageDocumentData';
  /** Hide the footer */
  hide_footer: Maybe<Scalars['Boolean']['output']>;
  /** Hide the header */
  hide_header: Maybe<Scalars['Boolean']['output']>;
  /** Layout: What stands around the page. Left empty: default */
  layout: Maybe<Scalars['Select']['output']>;
  /** Meta description: One or two sentences for search results, up to 155 characters */
  meta_description: Maybe<Scalars['KeyText']['output']>;
  /** Meta image: Shown where the page is shared, 1200 by 630. Left empty: drawn from the title */
  meta_image: Maybe<Scalars['Image']['output']>;
  /** Meta title: Title in search results and browser tabs, up to 60 characters */
  meta_title: Maybe<Scalars['KeyText']['output']>;
  /** Slices */
  slices: Array<ProductsPageDocumentDataSlicesSlice>;
};

/** Slices that may stand in `slices` of the custom type "Products". */
export type ProductsPageDocumentDataSlicesSlice = BannerSlice | CallToActionSlice | CarouselSlice | ComparisonTableSlice | ContactDetailsSlice | EmbedSlice | FaqListSlice | FeaturedKiosksSlice | HeroSlice | ImageGallerySlice | ImageWithTextSlice | KeyDesignStripSlice | LinkListSlice | LocksmithLocatorSlice | NearbyKiosksSlice | PressLogosSlice | PriceListSlice | RichTextSlice | SectionSlice | ServiceCardsSlice | SignUpTeaserSlice | StatsSlice | StepsSlice | TestimonialsSlice | UnknownSlice;

/** The queries of the site. Each domain module adds its own fields. */
export type Query = {
  __typename?: 'Query';
  /** The document "App bar" in a language, or in en-us where it has no translation. Null where there is none. */
  appBar: Maybe<AppBarDocument>;
  /** The cities with kiosks whose name begins with a text, those with most kiosks first; three at most. */
  citySuggestions: Array<KioskCity>;
  /** The company's contact details, in a language or else in en-us. */
  company: Company;
  /** The document "Company information" in a language, or in en-us where it has no translation. Null where there is none. */
  companyInformation: Maybe<CompanyInformationDocument>;
  /**
   * The version of the content that the visitor sees: it changes with every publish, and in a preview with every saved draft. Null while the
   * content repository does not answer.
   */
  contentVersion: Maybe<Scalars['String']['output']>;
  /** The document "Cookie banner" in a language, or in en-us where it has no translation. Null where there is none. */
  cookieBanner: Maybe<CookieBannerDocument>;
  /** A published document by its id, in any language. Null when there is none. */
  document: Maybe<Document>;
  /** A published document by its uid, or its translation, in a language or else in en-us; its `lang` is the language found. */
  documentByUid: Maybe<Document>;
  /** Experiments that run now. A visitor's cookie `io.prismic.experiment` chooses a variation by `googleId index`. */
  experiments: Maybe<Array<Experiment>>;
  /** The document "FAQ list" in a language, or in en-us where it has no translation. Null where there is none. */
  faqPage: Maybe<FaqPageDocument>;
  /** Frequently asked questions in the editor's order; those in en-us when a language has none. */
  faqs: Maybe<Array<FaqDocument>>;
  /**
   * Where a path leads that belonged to a document under a former uid: asked for when `route` finds nothing. The content repository is asked,
   * which is charged to the visitor. Null when the visitor's budget is spent.
   */
  formerRoute: Maybe<Route>;
  /** The document "Geolocation snackbar" in a language, or in en-us where it has no translation. Null where there is none. */
  geolocationSnackbar: Maybe<GeolocationSnackbarDocument>;
  /** The document "Homepage" in a language, or in en-us where it has no translation. Null where there is none. */
  homepage: Maybe<HomepageDocument>;
  /** The first design that is printed on a blank. Null when there is no such blank. */
  keyDesign: Maybe<KeyDesign>;
  /**
   * Key designs by group and by blank. The default groups are PHIL, FLAG, WILD, NATR, HOME, DSNY, MRVL and DC; they apply only when `groups`
   * is not given. Without `skuIds`, groups have the order in which they are requested.
   */
  keyDesigns: Maybe<Array<KeyDesign>>;
  /** What the kiosks in a box of the map have in stock, by group; groups that none of them has are left out. */
  keyDesignsInArea: Maybe<Array<StockedDesignGroup>>;
  /**
   * The same for the kiosks around a point: in the search box of kiosks, ±0.2899 degrees of latitude by ±0.3663 of longitude, which is never
   * widened. Empty when no kiosk is near, or none has designs in stock.
   */
  keyDesignsNear: Maybe<Array<StockedDesignGroup>>;
  /** The document "Key gallery" in a language, or in en-us where it has no translation. Null where there is none. */
  keyGallery: Maybe<KeyGalleryDocument>;
  /** The filters of the key gallery in the editor's order; those in en-us when a language has none. */
  keyGalleryFilters: Maybe<Array<KeyGalleryFilter>>;
  /** A kiosk by its location id; null when there is none. */
  kiosk: Maybe<Kiosk>;
  /** Where kiosks are, by cells of half a degree, for a picture of the whole network; only those with such kiosks. */
  kioskCells: Maybe<Array<KioskCell>>;
  /** The cities of a state that have kiosks, by name; none when the state has none. */
  kioskCities: Maybe<Array<KioskCity>>;
  /** A city with kiosks; null when there is none. */
  kioskCity: Maybe<KioskCity>;
  /**
   * What a map shows of a box: kiosks, and clusters of those that would lie within 60 pixels of each other. The box is extended to the edges
   * of the map's tiles, so that nearly equal views have the same answer. When it contains more than 400 markers, it is clustered as at the
   * next lower zoom with fewer.
   */
  kioskMap: Maybe<KioskMap>;
  /** A state or province with kiosks; null when it has none. */
  kioskState: Maybe<KioskState>;
  /** All states and provinces that have kiosks, by code. */
  kioskStates: Maybe<Array<KioskState>>;
  /** Kiosks by location id, in the order asked for, 50 at most; ids that do not exist are left out. */
  kiosks: Maybe<Array<Kiosk>>;
  /**
   * Kiosks in a box of the map, the nearest to `from` or else to its middle first. While the whole network is not available from the backend,
   * only the 500 nearest to the middle are filtered by `offering`, and `totalCount` and `services` count only those.
   */
  kiosksInArea: Maybe<KiosksInArea>;
  /** Kiosks of a state, or of one of its cities, ordered by city and then by location id. */
  kiosksInState: Maybe<KioskList>;
  /**
   * Kiosks around a point, the nearest first. The search box reaches 0.2899 degrees of latitude and 0.3663 of longitude each way; when it
   * contains fewer kiosks than `atLeast`, it is doubled until it contains enough, up to 32 times its size, and `isWidened` is true.
   */
  kiosksNear: Maybe<KiosksNear>;
  /** The languages that both the site and the content repository support, the default first. */
  languages: Maybe<Array<Language>>;
  /** The cities with most kiosks, these first. */
  largestCities: Maybe<Array<KioskCity>>;
  /**
   * The place that a text names, found in data of our own: a postal code, or a town with or without its state or province. Of a street address
   * it is a guess: the place of its postal code, or the town before its state. Null for any other text.
   */
  locality: Maybe<Locality>;
  /** The document "Locator bar" in a language, or in en-us where it has no translation. Null where there is none. */
  locatorBar: Maybe<LocatorBarDocument>;
  /** The document "Locator page" in a language, or in en-us where it has no translation. Null where there is none. */
  locatorPage: Maybe<LocatorPageDocument>;
  /** The document "Locksmith locator widget" in a language, or in en-us where it has no translation. Null where there is none. */
  locksmithLocatorWidget: Maybe<LocksmithLocatorWidgetDocument>;
  /** A menu with its links, e.g. `menu-products-services` or `menu-company`; in en-us when it has no translation. */
  menu: Maybe<MenuDocument>;
  /** The content of the 404 page. Null when it cannot be loaded: the site then shows its own text. */
  notFoundPage: Maybe<ErrorPageDocument>;
  /** Returns `true` whenever the server can answer at all; calls no upstream. */
  ok: Scalars['Boolean']['output'];
  /**
   * The page at a path, in one language: its document with all slices, and their live data.
   * `path` begins and ends with a slash and has no language prefix. Null where that language has no such page.
   */
  page: Maybe<Page>;
  /** The address of a place in its parts, for a form; costs less than `placeDetails`. Null when the place no longer exists. */
  placeAddress: Maybe<AddressResult>;
  /** A place by its id. Null when it no longer exists: search for it again. Costs less without its `name`. */
  placeDetails: Maybe<Place>;
  /** The likeliest place in the US or Canada for a text. Null when there is none; an error when it has no location. */
  placeSearch: Maybe<Place>;
  /**
   * At most five places in the US and Canada that a visitor may be typing, the likeliest first. When Google fails, or the budget is spent, an
   * empty list with an error beside it: without an error, an empty list means that nothing was found. Null when an argument is wrong.
   */
  predictions: Maybe<Array<Prediction>>;
  /**
   * The path at which the draft of a preview is shown: asked once, when an editor opens the preview. The token is sent only to the configured
   * content repository.
   */
  previewTarget: Maybe<PreviewTarget>;
  /** What the content repository offers to an editor who previews a draft. */
  previewTools: PreviewTools;
  /** The document "Prices" in a language, or in en-us where it has no translation. Null where there is none. */
  prices: Maybe<PricesDocument>;
  /** The document "Products" in a language, or in en-us where it has no translation. Null where there is none. */
  productsPage: Maybe<ProductsPageDocument>;
  /** Where a path leads: the one cheap query that decides status and language of a page. */
  route: Route;
  /** The pages of our services, always in this order: keyCopy, keyFobs, carKeys, locksmith, become-locksmith. */
  servicePages: Maybe<Array<ServicePageDocument>>;
  /**
   * The towns that a visitor may have meant by a text for which nothing was found: those of the nearest spelling, of these those with most
   * kiosks first; three at most, and none for a text that is like no name.
   */
  similarTowns: Array<SimilarTown>;
  /**
   * Every page of the content repository, ordered by address, for search engines. Pages made of live data, such as those of kiosks, are not
   * included.
   */
  sitemap: Maybe<Array<SitemapEntry>>;
};


/** The queries of the site. Each domain module adds its own fields. */
export type QueryAppBarArgs = {
  language?: LanguageCode;
};


/** The queries of the site. Each domain module adds its own fields. */
export type QueryCitySuggestionsArgs = {
  text: Scalars['String']['input'];
};


/** The queries of the site. Each domain module adds its own fields. */
export type QueryCompanyArgs = {
  language?: LanguageCode;
};


/** The queries of the site. Each domain module adds its own fields. */
export type QueryCompanyInformationArgs = {
  language?: LanguageCode;
};


/** The queries of the site. Each domain module adds its own fields. */
export type QueryCookieBannerArgs = {
  language?: LanguageCode;
};


/** The queries of the site. Each domain module adds its own fields. */
export type QueryDocumentArgs = {
  id: Scalars['ID']['input'];
};


/** The queries of the site. Each domain module adds its own fields. */
export type QueryDocumentByUidArgs = {
  language?: LanguageCode;
  type: Scalars['String']['input'];
  uid: Scalars['String']['input'];
};


/** The queries of the site. Each domain module adds its own fields. */
export type QueryFaqPageArgs = {
  language?: LanguageCode;
};


/** The queries of the site. Each domain module adds its own fields. */
export type QueryFaqsArgs = {
  language?: LanguageCode;
  topic?: InputMaybe<Scalars['String']['input']>;
};


/** The queries of the site. Each domain module adds its own fields. */
export type QueryFormerRouteArgs = {
  language?: LanguageCode;
  path: Scalars['String']['input'];
};


/** The queries of the site. Each domain module adds its own fields. */
export type QueryGeolocationSnackbarArgs = {
  language?: LanguageCode;
};


/** The queries of the site. Each domain module adds its own fields. */
export type QueryHomepageArgs = {
  language?: LanguageCode;
};


/** The queries of the site. Each domain module adds its own fields. */
export type QueryKeyDesignArgs = {
  skuId: Scalars['Int']['input'];
};


/** The queries of the site. Each domain module adds its own fields. */
export type QueryKeyDesignsArgs = {
  groups?: InputMaybe<Array<Scalars['String']['input']>>;
  skuIds?: InputMaybe<Array<Scalars['Int']['input']>>;
};


/** The queries of the site. Each domain module adds its own fields. */
export type QueryKeyDesignsInAreaArgs = {
  bounds: BoundsInput;
};


/** The queries of the site. Each domain module adds its own fields. */
export type QueryKeyDesignsNearArgs = {
  point: LatLngInput;
};


/** The queries of the site. Each domain module adds its own fields. */
export type QueryKeyGalleryArgs = {
  language?: LanguageCode;
};


/** The queries of the site. Each domain module adds its own fields. */
export type QueryKeyGalleryFiltersArgs = {
  language?: LanguageCode;
};


/** The queries of the site. Each domain module adds its own fields. */
export type QueryKioskArgs = {
  id: Scalars['ID']['input'];
};


/** The queries of the site. Each domain module adds its own fields. */
export type QueryKioskCellsArgs = {
  offering?: InputMaybe<Array<Service>>;
};


/** The queries of the site. Each domain module adds its own fields. */
export type QueryKioskCitiesArgs = {
  offering?: InputMaybe<Array<Service>>;
  state: Scalars['String']['input'];
};


/** The queries of the site. Each domain module adds its own fields. */
export type QueryKioskCityArgs = {
  city: Scalars['String']['input'];
  state: Scalars['String']['input'];
};


/** The queries of the site. Each domain module adds its own fields. */
export type QueryKioskMapArgs = {
  bounds: BoundsInput;
  offering?: InputMaybe<Array<Service>>;
  state?: InputMaybe<Scalars['String']['input']>;
  zoom: Scalars['Int']['input'];
};


/** The queries of the site. Each domain module adds its own fields. */
export type QueryKioskStateArgs = {
  offering?: InputMaybe<Array<Service>>;
  state: Scalars['String']['input'];
};


/** The queries of the site. Each domain module adds its own fields. */
export type QueryKioskStatesArgs = {
  offering?: InputMaybe<Array<Service>>;
};


/** The queries of the site. Each domain module adds its own fields. */
export type QueryKiosksArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** The queries of the site. Each domain module adds its own fields. */
export type QueryKiosksInAreaArgs = {
  bounds: BoundsInput;
  first?: Scalars['Int']['input'];
  from?: InputMaybe<LatLngInput>;
  offering?: InputMaybe<Array<Service>>;
  offset?: Scalars['Int']['input'];
};


/** The queries of the site. Each domain module adds its own fields. */
export type QueryKiosksInStateArgs = {
  city?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  offering?: InputMaybe<Array<Service>>;
  offset?: Scalars['Int']['input'];
  state: Scalars['String']['input'];
};


/** The queries of the site. Each domain module adds its own fields. */
export type QueryKiosksNearArgs = {
  atLeast?: Scalars['Int']['input'];
  first?: Scalars['Int']['input'];
  offering?: InputMaybe<Array<Service>>;
  offset?: Scalars['Int']['input'];
  point: LatLngInput;
  withinKm?: InputMaybe<Scalars['Float']['input']>;
};


/** The queries of the site. Each domain module adds its own fields. */
export type QueryLargestCitiesArgs = {
  first?: Scalars['Int']['input'];
};


/** The queries of the site. Each domain module adds its own fields. */
export type QueryLocalityArgs = {
  language?: LanguageCode;
  text: Scalars['String']['input'];
};


/** The queries of the site. Each domain module adds its own fields. */
export type QueryLocatorBarArgs = {
  language?: LanguageCode;
};


/** The queries of the site. Each domain module adds its own fields. */
export type QueryLocatorPageArgs = {
  language?: LanguageCode;
};


/** The queries of the site. Each domain module adds its own fields. */
export type QueryLocksmithLocatorWidgetArgs = {
  language?: LanguageCode;
};


/** The queries of the site. Each domain module adds its own fields. */
export type QueryMenuArgs = {
  language?: LanguageCode;
  uid: Scalars['String']['input'];
};


/** The queries of the site. Each domain module adds its own fields. */
export type QueryNotFoundPageArgs = {
  language?: LanguageCode;
};


/** The queries of the site. Each domain module adds its own fields. */
export type QueryPageArgs = {
  language?: LanguageCode;
  path: Scalars['String']['input'];
};


/** The queries of the site. Each domain module adds its own fields. */
export type QueryPlaceAddressArgs = {
  language?: LanguageCode;
  placeId: Scalars['ID']['input'];
  sessionToken?: InputMaybe<Scalars['String']['input']>;
};


/** The queries of the site. Each domain module adds its own fields. */
export type QueryPlaceDetailsArgs = {
  language?: LanguageCode;
  placeId: Scalars['ID']['input'];
  sessionToken?: InputMaybe<Scalars['String']['input']>;
};


/** The queries of the site. Each domain module adds its own fields. */
export type QueryPlaceSearchArgs = {
  language?: LanguageCode;
  near?: InputMaybe<BoundsInput>;
  query: Scalars['String']['input'];
};


/** The queries of the site. Each domain module adds its own fields. */
export type QueryPredictionsArgs = {
  input: Scalars['String']['input'];
  language?: LanguageCode;
  near?: InputMaybe<LatLngInput>;
  sessionToken?: InputMaybe<Scalars['String']['input']>;
  types?: Array<PredictionType>;
};


/** The queries of the site. Each domain module adds its own fields. */
export type QueryPreviewTargetArgs = {
  documentId?: InputMaybe<Scalars['ID']['input']>;
  token: Scalars['String']['input'];
};


/** The queries of the site. Each domain module adds its own fields. */
export type QueryPricesArgs = {
  language?: LanguageCode;
};


/** The queries of the site. Each domain module adds its own fields. */
export type QueryProductsPageArgs = {
  language?: LanguageCode;
};


/** The queries of the site. Each domain module adds its own fields. */
export type QueryRouteArgs = {
  language?: LanguageCode;
  path: Scalars['String']['input'];
};


/** The queries of the site. Each domain module adds its own fields. */
export type QueryServicePagesArgs = {
  language?: LanguageCode;
};


/** The queries of the site. Each domain module adds its own fields. */
export type QuerySimilarTownsArgs = {
  text: Scalars['String']['input'];
};

/** A document of the custom type "Redirect". */
export type RedirectDocument = Document & {
  __typename?: 'RedirectDocument';
  /** The same document in other languages. */
  alternate_languages: Array<AlternateLanguage>;
  /** What the editor has written. */
  data: RedirectDocumentData;
  /** When it was published for the first time. */
  first_publication_date: Maybe<Scalars['Timestamp']['output']>;
  /** Id in the content repository. */
  id: Scalars['ID']['output'];
  /** Language, e.g. `en-us`. */
  lang: Scalars['String']['output'];
  /** When it was published last. */
  last_publication_date: Maybe<Scalars['Timestamp']['output']>;
  /** The editor's labels. */
  tags: Array<Scalars['String']['output']>;
  /** API id of the custom type. */
  type: Scalars['String']['output'];
  /** The editor's part of the address, unique per type and language. */
  uid: Maybe<Scalars['String']['output']>;
  /** Path of the document's page on the site, language prefix included. Null where it has none. */
  url: Maybe<Scalars['String']['output']>;
};

/** Fields of the custom type "Redirect". */
export type RedirectDocumentData = {
  __typename?: 'RedirectDocumentData';
  /** From: Old address, such as /old-page/, or /blog/* for all below it */
  from: Maybe<Scalars['KeyText']['output']>;
  /** For good */
  permanent: Maybe<Scalars['Boolean']['output']>;
  /** To: Where it leads. An address that ends with * takes over what * stood for */
  to: Maybe<Scalars['Link']['output']>;
};

/** Text that is read: headings, lists, pictures, videos, buttons. */
export type RichTextSlice = Slice & {
  __typename?: 'RichTextSlice';
  /** Id within the page. */
  id: Scalars['String']['output'];
  /** Its repeated fields, where the model has any. */
  items: Array<RichTextSliceItems>;
  /** Its fields. */
  primary: RichTextSlicePrimary;
  /** The editor's label. */
  slice_label: Maybe<Scalars['String']['output']>;
  /** API id of the slice's model. */
  slice_type: Scalars['String']['output'];
  /** Which of the model's variations it is; it decides on the types of `primary` and `items`. */
  variation: Scalars['String']['output'];
  /** Version of the model that the content was written for. */
  version: Maybe<Scalars['String']['output']>;
};

/** Repeated fields of the slice "RichText", variation "default". */
export type RichTextSliceDefaultItem = {
  __typename?: 'RichTextSliceDefaultItem';
  /** The model has no fields here; GraphQL wants one. */
  _empty: Maybe<Scalars['Boolean']['output']>;
};

/** Fields of the slice "RichText", variation "default". */
export type RichTextSliceDefaultPrimary = {
  __typename?: 'RichTextSliceDefaultPrimary';
  /** Text: Headings from level 2; a label over a link makes it a button */
  text: Maybe<Scalars['RichText']['output']>;
};

/** Repeated fields of the slice "RichText", by variation. */
export type RichTextSliceItems = RichTextSliceDefaultItem | RichTextSliceLegalItem;

/** Repeated fields of the slice "RichText", variation "legal". */
export type RichTextSliceLegalItem = {
  __typename?: 'RichTextSliceLegalItem';
  /** The model has no fields here; GraphQL wants one. */
  _empty: Maybe<Scalars['Boolean']['output']>;
};

/** Fields of the slice "RichText", variation "legal". */
export type RichTextSliceLegalPrimary = {
  __typename?: 'RichTextSliceLegalPrimary';
  /** Text: Headings of level 2 become the table of contents */
  text: Maybe<Scalars['RichText']['output']>;
};

/** Fields of the slice "RichText", by variation. */
export type RichTextSlicePrimary = RichTextSliceDefaultPrimary | RichTextSliceLegalPrimary;

/** How the site responds to a path. */
export type Route = {
  __typename?: 'Route';
  /** Whether an editor redirects for good: respond with 301, otherwise with 307. Null unless redirected. */
  isPermanent: Maybe<Scalars['Boolean']['output']>;
  /** The language of the content found; en-us when the language asked for has no such page. */
  lang: Scalars['String']['output'];
  /** The path to show or to redirect to, without language prefix. Null when missing or unavailable. */
  path: Maybe<Scalars['String']['output']>;
  /** The state of the content that the cookies of this request have chosen. */
  state: ContentState;
  /** What to do. */
  status: RouteStatus;
  /** Where an editor redirects to: an address, or a path with language prefix, query and fragment. Null unless redirected. */
  target: Maybe<Scalars['String']['output']>;
};

/** The result for a path. */
export type RouteStatus =
  /** There is a page at this path in this language, or else in en-us. */
  | 'FOUND'
  /** No page: respond with 404. */
  | 'MISSING'
  /** The page has another path: respond with 301 to `path` in `lang`. */
  | 'MOVED'
  /** The preview of the request's cookie has expired: say so, and offer to leave it. */
  | 'PREVIEW_EXPIRED'
  /** An editor redirects the path: respond with a redirect to `target`. */
  | 'REDIRECTED'
  /** The source of the page fails and nothing is cached: respond with 503. */
  | 'UNAVAILABLE';

/** A part of a page on a colour of its own, with an edge that may be curved. */
export type SectionSlice = Slice & {
  __typename?: 'SectionSlice';
  /** Id within the page. */
  id: Scalars['String']['output'];
  /** Its repeated fields, where the model has any. */
  items: Array<SectionSliceItems>;
  /** Its fields. */
  primary: SectionSlicePrimary;
  /** The editor's label. */
  slice_label: Maybe<Scalars['String']['output']>;
  /** API id of the slice's model. */
  slice_type: Scalars['String']['output'];
  /** Which of the model's variations it is; it decides on the types of `primary` and `items`. */
  variation: Scalars['String']['output'];
  /** Version of the model that the content was written for. */
  version: Maybe<Scalars['String']['output']>;
};

/** Repeated fields of the slice "Section", variation "carKeyProgramming". */
export type SectionSliceCarKeyProgrammingItem = {
  __typename?: 'SectionSliceCarKeyProgrammingItem';
  /** The model has no fields here; GraphQL wants one. */
  _empty: Maybe<Scalars['Boolean']['output']>;
};

/** Fields of the slice "Section", variation "carKeyProgramming". */
export type SectionSliceCarKeyProgrammingPrimary = {
  __typename?: 'SectionSliceCarKeyProgrammingPrimary';
  /** Buttons */
  buttons: Array<SectionSliceCarKeyProgrammingPrimaryButtonsItem>;
  /** Colour: White where nothing is chosen */
  color: Maybe<Scalars['Select']['output']>;
  /** Curved edge: None where nothing is chosen; two curves a page at most */
  curve: Maybe<Scalars['Select']['output']>;
  /** Another colour: Counts instead of the one above, for an occasion */
  custom_color: Maybe<Scalars['Color']['output']>;
  /** Picture */
  image: Maybe<Scalars['Image']['output']>;
  /** Steps */
  steps: Array<SectionSliceCarKeyProgrammingPrimaryStepsItem>;
  /** Text: What a visitor should know before the first step */
  text: Maybe<Scalars['RichText']['output']>;
  /** Title: What this part of the page says, in six words */
  title: Maybe<Scalars['RichText']['output']>;
};

/** An entry of `buttons`. Fields of the slice "Section", variation "carKeyProgramming". */
export type SectionSliceCarKeyProgrammingPrimaryButtonsItem = {
  __typename?: 'SectionSliceCarKeyProgrammingPrimaryButtonsItem';
  /** Link */
  link: Maybe<Scalars['Link']['output']>;
  /** Style */
  style: Maybe<Scalars['Select']['output']>;
};

/** An entry of `steps`. Fields of the slice "Section", variation "carKeyProgramming". */
export type SectionSliceCarKeyProgrammingPrimaryStepsItem = {
  __typename?: 'SectionSliceCarKeyProgrammingPrimaryStepsItem';
  /** Text: One or two sentences */
  text: Maybe<Scalars['RichText']['output']>;
  /** Title: What happens, in four words */
  title: Maybe<Scalars['KeyText']['output']>;
};

/** Repeated fields of the slice "Section", variation "default". */
export type SectionSliceDefaultItem = {
  __typename?: 'SectionSliceDefaultItem';
  /** The model has no fields here; GraphQL wants one. */
  _empty: Maybe<Scalars['Boolean']['output']>;
};

/** Fields of the slice "Section", variation "default". */
export type SectionSliceDefaultPrimary = {
  __typename?: 'SectionSliceDefaultPrimary';
  /** Buttons */
  buttons: Array<SectionSliceDefaultPrimaryButtonsItem>;
  /** Colour: White where nothing is chosen */
  color: Maybe<Scalars['Select']['output']>;
  /** Curved edge: None where nothing is chosen; two curves a page at most */
  curve: Maybe<Scalars['Select']['output']>;
  /** Another colour: Counts instead of the one above, for an occasion */
  custom_color: Maybe<Scalars['Color']['output']>;
  /** Text: A few short paragraphs or a list */
  text: Maybe<Scalars['RichText']['output']>;
  /** Title: What this part of the page says, in six words */
  title: Maybe<Scalars['RichText']['output']>;
};

/** An entry of `buttons`. Fields of the slice "Section", variation "default". */
export type SectionSliceDefaultPrimaryButtonsItem = {
  __typename?: 'SectionSliceDefaultPrimaryButtonsItem';
  /** Link */
  link: Maybe<Scalars['Link']['output']>;
  /** Style */
  style: Maybe<Scalars['Select']['output']>;
};

/** Repeated fields of the slice "Section", by variation. */
export type SectionSliceItems = SectionSliceCarKeyProgrammingItem | SectionSliceDefaultItem;

/** Fields of the slice "Section", by variation. */
export type SectionSlicePrimary = SectionSliceCarKeyProgrammingPrimary | SectionSliceDefaultPrimary;

/** What a kiosk or the locksmiths offer. Every list of services has this order. */
export type Service =
  /** Work for locksmiths: `become-locksmith`. */
  | 'become-locksmith'
  /** Copies of car keys: `carKeys`. */
  | 'carKeys'
  /** Copies of house keys; its key in addresses and content is `keyCopy`. */
  | 'keyCopy'
  /** Copies of key fobs and cards: `keyFobs`. */
  | 'keyFobs'
  /** A locksmith who comes: `locksmith`. */
  | 'locksmith';

/** Our services, each with its colour, icon and picture, linked to its page. Texts and pictures come from the service pages. */
export type ServiceCardsSlice = Slice & {
  __typename?: 'ServiceCardsSlice';
  /** Id within the page. */
  id: Scalars['String']['output'];
  /** Its repeated fields, where the model has any. */
  items: Array<ServiceCardsSliceItems>;
  /** Its fields. */
  primary: ServiceCardsSlicePrimary;
  /** The pages of our services in the language of this page, in the order of `servicePages`. Live. */
  services: Maybe<Array<ServicePageDocument>>;
  /** The editor's label. */
  slice_label: Maybe<Scalars['String']['output']>;
  /** API id of the slice's model. */
  slice_type: Scalars['String']['output'];
  /** Which of the model's variations it is; it decides on the types of `primary` and `items`. */
  variation: Scalars['String']['output'];
  /** Version of the model that the content was written for. */
  version: Maybe<Scalars['String']['output']>;
};

/** Repeated fields of the slice "ServiceCards", variation "compact". */
export type ServiceCardsSliceCompactItem = {
  __typename?: 'ServiceCardsSliceCompactItem';
  /** The model has no fields here; GraphQL wants one. */
  _empty: Maybe<Scalars['Boolean']['output']>;
};

/** Fields of the slice "ServiceCards", variation "compact". */
export type ServiceCardsSliceCompactPrimary = {
  __typename?: 'ServiceCardsSliceCompactPrimary';
  /** Description: One sentence */
  description: Maybe<Scalars['RichText']['output']>;
  /** Title: What needs a spare? */
  title: Maybe<Scalars['RichText']['output']>;
};

/** Repeated fields of the slice "ServiceCards", variation "default". */
export type ServiceCardsSliceDefaultItem = {
  __typename?: 'ServiceCardsSliceDefaultItem';
  /** The model has no fields here; GraphQL wants one. */
  _empty: Maybe<Scalars['Boolean']['output']>;
};

/** Fields of the slice "ServiceCards", variation "default". */
export type ServiceCardsSliceDefaultPrimary = {
  __typename?: 'ServiceCardsSliceDefaultPrimary';
  /** Description: One sentence */
  description: Maybe<Scalars['RichText']['output']>;
  /** Title: What needs a spare? */
  title: Maybe<Scalars['RichText']['output']>;
};

/** Repeated fields of the slice "ServiceCards", by variation. */
export type ServiceCardsSliceItems = ServiceCardsSliceCompactItem | ServiceCardsSliceDefaultItem;

/** Fields of the slice "ServiceCards", by variation. */
export type ServiceCardsSlicePrimary = ServiceCardsSliceCompactPrimary | ServiceCardsSliceDefaultPrimary;

/** How many kiosks offer a service. */
export type ServiceCount = {
  __typename?: 'ServiceCount';
  /** How many kiosks offer it. */
  kioskCount: Scalars['Int']['output'];
  /** The service, as the argument `offering` has it. */
  offering: Service;
  /** The service's key, as addresses and content have it, e.g. `carKeys`. */
  service: Scalars['String']['output'];
};

/** A document of the custom type "Service page". */
export type ServicePageDocument = Document & PageWithSlices & {
  __typename?: 'ServicePageDocument';
  /** The same document in other languages. */
  alternate_languages: Array<AlternateLanguage>;
  /** What the editor has written. */
  data: ServicePageDocumentData;
  /** When it was published for the first time. */
  first_publication_date: Maybe<Scalars['Timestamp']['output']>;
  /** Id in the content repository. */
  id: Scalars['ID']['output'];
  /** Language, e.g. `en-us`. */
  lang: Scalars['String']['output'];
  /** When it was published last. */
  last_publication_date: Maybe<Scalars['Timestamp']['output']>;
  /** All slices of the page, from top to bottom. */
  slices: Array<Slice>;
  /** The editor's labels. */
  tags: Array<Scalars['String']['output']>;
  /** API id of the custom type. */
  type: Scalars['String']['output'];
  /** The editor's part of the address, unique per type and language. */
  uid: Maybe<Scalars['String']['output']>;
  /** Path of the document's page on the site, language prefix included. Null where it has none. */
  url: Maybe<Scalars['String']['output']>;
};

/** Fields of the custom type "Service page". */
export type ServicePageDocumentData = {
  __typename?: 'ServicePageDocumentData';
  /** Picture on the service's card */
  card_image: Maybe<Scalars['Image']['output']>;
  /** Card text: What the service does for a visitor, in one sentence */
  card_text: Maybe<Scalars['KeyText']['output']>;
  /** Card title: Name of the service on cards and in menus, four words at most */
  card_title: Maybe<Scalars['KeyText']['output']>;
  /** Hide the footer */
  hide_footer: Maybe<Scalars['Boolean']['output']>;
  /** Hide the header */
  hide_header: Maybe<Scalars['Boolean']['output']>;
  /** Layout: What stands around the page. Left empty: default */
  layout: Maybe<Scalars['Select']['output']>;
  /** Meta description: One or two sentences for search results, up to 155 characters */
  meta_description: Maybe<Scalars['KeyText']['output']>;
  /** Meta image: Shown where the page is shared, 1200 by 630. Left empty: drawn from the title */
  meta_image: Maybe<Scalars['Image']['output']>;
  /** Meta title: Title in search results and browser tabs, up to 60 characters */
  meta_title: Maybe<Scalars['KeyText']['output']>;
  /** Service: The service this page is about; gives it its colour and icon */
  service: Maybe<Scalars['Select']['output']>;
  /** Slices */
  slices: Array<ServicePageDocumentDataSlicesSlice>;
};

/** Slices that may stand in `slices` of the custom type "Service page". */
export type ServicePageDocumentDataSlicesSlice = ApplicationFormSlice | BannerSlice | CallToActionSlice | CarouselSlice | ComparisonTableSlice | ContactDetailsSlice | ContactFormSlice | EmbedSlice | FaqListSlice | FeaturedKiosksSlice | HeroSlice | ImageGallerySlice | ImageWithTextSlice | KeyDesignStripSlice | LinkListSlice | LocksmithLocatorSlice | NearbyKiosksSlice | PressLogosSlice | PriceListSlice | RichTextSlice | SectionSlice | ServiceCardsSlice | SignUpTeaserSlice | StatsSlice | StepsSlice | TestimonialsSlice | UnknownSlice;

/**
 * The upstream for forms failed. After UPSTREAM_TIMEOUT it may have received the form nevertheless: send it again with the same key, and it is
 * submitted once.
 */
export type ServiceUnavailable = Error & {
  __typename?: 'ServiceUnavailable';
  /** One of the codes that begin with UPSTREAM_. */
  code: ErrorCode;
  /** What failed. */
  message: Scalars['String']['output'];
};

/** Invites locksmiths to take jobs from us. */
export type SignUpTeaserSlice = Slice & {
  __typename?: 'SignUpTeaserSlice';
  /** Id within the page. */
  id: Scalars['String']['output'];
  /** Its repeated fields, where the model has any. */
  items: Array<SignUpTeaserSliceItems>;
  /** Its fields. */
  primary: SignUpTeaserSlicePrimary;
  /** The editor's label. */
  slice_label: Maybe<Scalars['String']['output']>;
  /** API id of the slice's model. */
  slice_type: Scalars['String']['output'];
  /** Which of the model's variations it is; it decides on the types of `primary` and `items`. */
  variation: Scalars['String']['output'];
  /** Version of the model that the content was written for. */
  version: Maybe<Scalars['String']['output']>;
};

/** Repeated fields of the slice "SignUpTeaser", variation "compact". */
export type SignUpTeaserSliceCompactItem = {
  __typename?: 'SignUpTeaserSliceCompactItem';
  /** The model has no fields here; GraphQL wants one. */
  _empty: Maybe<Scalars['Boolean']['output']>;
};

/** Fields of the slice "SignUpTeaser", variation "compact". */
export type SignUpTeaserSliceCompactPrimary = {
  __typename?: 'SignUpTeaserSliceCompactPrimary';
  /** Button: Leads to the sign-up page where it is left empty */
  button: Maybe<Scalars['Link']['output']>;
  /** Colour: White where nothing is chosen */
  color: Maybe<Scalars['Select']['output']>;
  /** Another colour: Counts instead of the one above, for an occasion */
  custom_color: Maybe<Scalars['Color']['output']>;
  /** Text: Half a sentence */
  text: Maybe<Scalars['RichText']['output']>;
  /** Title: You’re the locksmith? */
  title: Maybe<Scalars['RichText']['output']>;
};

/** Repeated fields of the slice "SignUpTeaser", variation "default". */
export type SignUpTeaserSliceDefaultItem = {
  __typename?: 'SignUpTeaserSliceDefaultItem';
  /** The model has no fields here; GraphQL wants one. */
  _empty: Maybe<Scalars['Boolean']['output']>;
};

/** Fields of the slice "SignUpTeaser", variation "default". */
export type SignUpTeaserSliceDefaultPrimary = {
  __typename?: 'SignUpTeaserSliceDefaultPrimary';
  /** Button: Leads to the sign-up page where it is left empty */
  button: Maybe<Scalars['Link']['output']>;
  /** Colour: White where nothing is chosen */
  color: Maybe<Scalars['Select']['output']>;
  /** Curved edge: None where nothing is chosen; two curves a page at most */
  curve: Maybe<Scalars['Select']['output']>;
  /** Another colour: Counts instead of the one above, for an occasion */
  custom_color: Maybe<Scalars['Color']['output']>;
  /** Picture */
  image: Maybe<Scalars['Image']['output']>;
  /** Points */
  points: Array<SignUpTeaserSliceDefaultPrimaryPointsItem>;
  /** Text: One or two sentences */
  text: Maybe<Scalars['RichText']['output']>;
  /** Title: You’re the locksmith? */
  title: Maybe<Scalars['RichText']['output']>;
};

/** An entry of `points`. Fields of the slice "SignUpTeaser", variation "default". */
export type SignUpTeaserSliceDefaultPrimaryPointsItem = {
  __typename?: 'SignUpTeaserSliceDefaultPrimaryPointsItem';
  /** Text: The price is known before you leave. */
  text: Maybe<Scalars['RichText']['output']>;
  /** Title: Paid by the job */
  title: Maybe<Scalars['KeyText']['output']>;
};

/** Repeated fields of the slice "SignUpTeaser", by variation. */
export type SignUpTeaserSliceItems = SignUpTeaserSliceCompactItem | SignUpTeaserSliceDefaultItem;

/** Fields of the slice "SignUpTeaser", by variation. */
export type SignUpTeaserSlicePrimary = SignUpTeaserSliceCompactPrimary | SignUpTeaserSliceDefaultPrimary;

/** A town whose name is spelled almost like a text. */
export type SimilarTown = {
  __typename?: 'SimilarTown';
  /** Its position on the map. */
  geoLocation: LatLng;
  /** How many kiosks it has; null when that is not known. */
  kioskCount: Maybe<Scalars['Int']['output']>;
  /** As in an address, e.g. `Columbus, OH`. */
  name: Scalars['String']['output'];
};

/** A page's address in another language. */
export type SitemapAlternate = {
  __typename?: 'SitemapAlternate';
  /** Its language. */
  lang: Scalars['String']['output'];
  /** Path of the page, language prefix included. */
  url: Scalars['String']['output'];
};

/** A page in the sitemap. */
export type SitemapEntry = {
  __typename?: 'SitemapEntry';
  /** The same page in other languages. */
  alternates: Array<SitemapAlternate>;
  /** Language of the page. */
  lang: Scalars['String']['output'];
  /** When it was published last. */
  lastModified: Maybe<Scalars['Timestamp']['output']>;
  /** Path of the page, language prefix included. */
  url: Scalars['String']['output'];
};

/** The fields that every slice has. */
export type Slice = {
  /** Id within the page. */
  id: Scalars['String']['output'];
  /** API id of the slice's model. */
  slice_type: Scalars['String']['output'];
  /** The variation of the model. */
  variation: Scalars['String']['output'];
};

/** Two to four numbers that matter. */
export type StatsSlice = Slice & {
  __typename?: 'StatsSlice';
  /** Id within the page. */
  id: Scalars['String']['output'];
  /** Its repeated fields, where the model has any. */
  items: Array<StatsSliceItems>;
  /** Its fields. */
  primary: StatsSlicePrimary;
  /** The editor's label. */
  slice_label: Maybe<Scalars['String']['output']>;
  /** API id of the slice's model. */
  slice_type: Scalars['String']['output'];
  /** Which of the model's variations it is; it decides on the types of `primary` and `items`. */
  variation: Scalars['String']['output'];
  /** Version of the model that the content was written for. */
  version: Maybe<Scalars['String']['output']>;
};

/** Repeated fields of the slice "Stats", variation "default". */
export type StatsSliceDefaultItem = {
  __typename?: 'StatsSliceDefaultItem';
  /** The model has no fields here; GraphQL wants one. */
  _empty: Maybe<Scalars['Boolean']['output']>;
};

/** Fields of the slice "Stats", variation "default". */
export type StatsSliceDefaultPrimary = {
  __typename?: 'StatsSliceDefaultPrimary';
  /** Colour: Ink where nothing is chosen */
  color: Maybe<Scalars['Select']['output']>;
  /** Curved edge: None where nothing is chosen; two curves a page at most */
  curve: Maybe<Scalars['Select']['output']>;
  /** Another colour: Counts instead of the one above, for an occasion */
  custom_color: Maybe<Scalars['Color']['output']>;
  /** Description: One sentence */
  description: Maybe<Scalars['RichText']['output']>;
  /** Numbers */
  numbers: Array<StatsSliceDefaultPrimaryNumbersItem>;
  /** Title: What this part of the page says, in six words */
  title: Maybe<Scalars['RichText']['output']>;
};

/** An entry of `numbers`. Fields of the slice "Stats", variation "default". */
export type StatsSliceDefaultPrimaryNumbersItem = {
  __typename?: 'StatsSliceDefaultPrimaryNumbersItem';
  /** Label: What is counted, in a few words */
  label: Maybe<Scalars['KeyText']['output']>;
  /** Note: A short sentence; may be empty */
  note: Maybe<Scalars['KeyText']['output']>;
  /** Unit: days, min, designs; may be empty */
  unit: Maybe<Scalars['KeyText']['output']>;
  /** Value: The number alone: 60, 2–5, 24/7 */
  value: Maybe<Scalars['KeyText']['output']>;
};

/** Repeated fields of the slice "Stats", by variation. */
export type StatsSliceItems = StatsSliceDefaultItem | StatsSliceWithImageItem;

/** Fields of the slice "Stats", by variation. */
export type StatsSlicePrimary = StatsSliceDefaultPrimary | StatsSliceWithImagePrimary;

/** Repeated fields of the slice "Stats", variation "withImage". */
export type StatsSliceWithImageItem = {
  __typename?: 'StatsSliceWithImageItem';
  /** The model has no fields here; GraphQL wants one. */
  _empty: Maybe<Scalars['Boolean']['output']>;
};

/** Fields of the slice "Stats", variation "withImage". */
export type StatsSliceWithImagePrimary = {
  __typename?: 'StatsSliceWithImagePrimary';
  /** Colour: White where nothing is chosen */
  color: Maybe<Scalars['Select']['output']>;
  /** Curved edge: None where nothing is chosen; two curves a page at most */
  curve: Maybe<Scalars['Select']['output']>;
  /** Another colour: Counts instead of the one above, for an occasion */
  custom_color: Maybe<Scalars['Color']['output']>;
  /** Description: One sentence */
  description: Maybe<Scalars['RichText']['output']>;
  /** Picture */
  image: Maybe<Scalars['Image']['output']>;
  /** Numbers */
  numbers: Array<StatsSliceWithImagePrimaryNumbersItem>;
  /** Title: What this part of the page says, in six words */
  title: Maybe<Scalars['RichText']['output']>;
};

/** An entry of `numbers`. Fields of the slice "Stats", variation "withImage". */
export type StatsSliceWithImagePrimaryNumbersItem = {
  __typename?: 'StatsSliceWithImagePrimaryNumbersItem';
  /** Label: What is counted, in a few words */
  label: Maybe<Scalars['KeyText']['output']>;
  /** Note: A short sentence; may be empty */
  note: Maybe<Scalars['KeyText']['output']>;
  /** Unit: days, min, designs; may be empty */
  unit: Maybe<Scalars['KeyText']['output']>;
  /** Value: The number alone: 60, 2–5, 24/7 */
  value: Maybe<Scalars['KeyText']['output']>;
};

/** How something is done, in order. */
export type StepsSlice = Slice & {
  __typename?: 'StepsSlice';
  /** Id within the page. */
  id: Scalars['String']['output'];
  /** Its repeated fields, where the model has any. */
  items: Array<StepsSliceItems>;
  /** Its fields. */
  primary: StepsSlicePrimary;
  /** The editor's label. */
  slice_label: Maybe<Scalars['String']['output']>;
  /** API id of the slice's model. */
  slice_type: Scalars['String']['output'];
  /** Which of the model's variations it is; it decides on the types of `primary` and `items`. */
  variation: Scalars['String']['output'];
  /** Version of the model that the content was written for. */
  version: Maybe<Scalars['String']['output']>;
};

/** Repeated fields of the slice "Steps", variation "default". */
export type StepsSliceDefaultItem = {
  __typename?: 'StepsSliceDefaultItem';
  /** The model has no fields here; GraphQL wants one. */
  _empty: Maybe<Scalars['Boolean']['output']>;
};

/** Fields of the slice "Steps", variation "default". */
export type StepsSliceDefaultPrimary = {
  __typename?: 'StepsSliceDefaultPrimary';
  /** Buttons */
  buttons: Array<StepsSliceDefaultPrimaryButtonsItem>;
  /** Colour: White where nothing is chosen */
  color: Maybe<Scalars['Select']['output']>;
  /** Curved edge: None where nothing is chosen; two curves a page at most */
  curve: Maybe<Scalars['Select']['output']>;
  /** Another colour: Counts instead of the one above, for an occasion */
  custom_color: Maybe<Scalars['Color']['output']>;
  /** Description: One sentence */
  description: Maybe<Scalars['RichText']['output']>;
  /** Steps */
  steps: Array<StepsSliceDefaultPrimaryStepsItem>;
  /** Title: What this part of the page says, in six words */
  title: Maybe<Scalars['RichText']['output']>;
};

/** An entry of `buttons`. Fields of the slice "Steps", variation "default". */
export type StepsSliceDefaultPrimaryButtonsItem = {
  __typename?: 'StepsSliceDefaultPrimaryButtonsItem';
  /** Link */
  link: Maybe<Scalars['Link']['output']>;
  /** Style */
  style: Maybe<Scalars['Select']['output']>;
};

/** An entry of `steps`. Fields of the slice "Steps", variation "default". */
export type StepsSliceDefaultPrimaryStepsItem = {
  __typename?: 'StepsSliceDefaultPrimaryStepsItem';
  /** Picture */
  image: Maybe<Scalars['Image']['output']>;
  /** Text: One or two short sentences */
  text: Maybe<Scalars['RichText']['output']>;
  /** Title: What happens, in four words */
  title: Maybe<Scalars['KeyText']['output']>;
};

/** Repeated fields of the slice "Steps", by variation. */
export type StepsSliceItems = StepsSliceDefaultItem | StepsSliceVerticalItem;

/** Fields of the slice "Steps", by variation. */
export type StepsSlicePrimary = StepsSliceDefaultPrimary | StepsSliceVerticalPrimary;

/** Repeated fields of the slice "Steps", variation "vertical". */
export type StepsSliceVerticalItem = {
  __typename?: 'StepsSliceVerticalItem';
  /** The model has no fields here; GraphQL wants one. */
  _empty: Maybe<Scalars['Boolean']['output']>;
};

/** Fields of the slice "Steps", variation "vertical". */
export type StepsSliceVerticalPrimary = {
  __typename?: 'StepsSliceVerticalPrimary';
  /** Buttons */
  buttons: Array<StepsSliceVerticalPrimaryButtonsItem>;
  /** Colour: White where nothing is chosen */
  color: Maybe<Scalars['Select']['output']>;
  /** Curved edge: None where nothing is chosen; two curves a page at most */
  curve: Maybe<Scalars['Select']['output']>;
  /** Another colour: Counts instead of the one above, for an occasion */
  custom_color: Maybe<Scalars['Color']['output']>;
  /** Description: One sentence */
  description: Maybe<Scalars['RichText']['output']>;
  /** Steps */
  steps: Array<StepsSliceVerticalPrimaryStepsItem>;
  /** Title: What this part of the page says, in six words */
  title: Maybe<Scalars['RichText']['output']>;
};

/** An entry of `buttons`. Fields of the slice "Steps", variation "vertical". */
export type StepsSliceVerticalPrimaryButtonsItem = {
  __typename?: 'StepsSliceVerticalPrimaryButtonsItem';
  /** Link */
  link: Maybe<Scalars['Link']['output']>;
  /** Style */
  style: Maybe<Scalars['Select']['output']>;
};

/** An entry of `steps`. Fields of the slice "Steps", variation "vertical". */
export type StepsSliceVerticalPrimaryStepsItem = {
  __typename?: 'StepsSliceVerticalPrimaryStepsItem';
  /** Picture */
  image: Maybe<Scalars['Image']['output']>;
  /** Text: A paragraph or two, or a list */
  text: Maybe<Scalars['RichText']['output']>;
  /** Title: What happens, in four words */
  title: Maybe<Scalars['KeyText']['output']>;
};

/** A design group that kiosks of an area have in stock. */
export type StockedDesignGroup = {
  __typename?: 'StockedDesignGroup';
  /** Code of the group. */
  code: Scalars['String']['output'];
  /** Its designs in stock. */
  designs: Array<KeyDesign>;
  /** The blanks of these designs, one of each design: an argument for `keyDesigns`. */
  skuIds: Array<Scalars['Int']['output']>;
};

/** The message was received, or why it was not. */
export type SubmitContactMessageResult = ContactMessageReceived | InvalidInput | ServiceUnavailable | TooManyRequests;

/** The application was received, or why it was not. */
export type SubmitJobApplicationResult = InvalidInput | JobApplicationReceived | ServiceUnavailable | TooManyRequests;

/** What a client is told when it happens, over a web socket at the graph's address (protocol `graphql-transport-ws`). */
export type Subscription = {
  __typename?: 'Subscription';
  /**
   * The version of the content that the visitor sees (`contentVersion`): at once, and each time that it changes. It changes with every
   * publish, and in a preview with every saved draft.
   */
  contentChanged: Scalars['String']['output'];
};

/** What customers say. */
export type TestimonialsSlice = Slice & {
  __typename?: 'TestimonialsSlice';
  /** Id within the page. */
  id: Scalars['String']['output'];
  /** Its repeated fields, where the model has any. */
  items: Array<TestimonialsSliceItems>;
  /** Its fields. */
  primary: TestimonialsSlicePrimary;
  /** The editor's label. */
  slice_label: Maybe<Scalars['String']['output']>;
  /** API id of the slice's model. */
  slice_type: Scalars['String']['output'];
  /** Which of the model's variations it is; it decides on the types of `primary` and `items`. */
  variation: Scalars['String']['output'];
  /** Version of the model that the content was written for. */
  version: Maybe<Scalars['String']['output']>;
};

/** Repeated fields of the slice "Testimonials", variation "default". */
export type TestimonialsSliceDefaultItem = {
  __typename?: 'TestimonialsSliceDefaultItem';
  /** The model has no fields here; GraphQL wants one. */
  _empty: Maybe<Scalars['Boolean']['output']>;
};

/** Fields of the slice "Testimonials", variation "default". */
export type TestimonialsSliceDefaultPrimary = {
  __typename?: 'TestimonialsSliceDefaultPrimary';
  /** Colour: White where nothing is chosen */
  color: Maybe<Scalars['Select']['output']>;
  /** Curved edge: None where nothing is chosen; two curves a page at most */
  curve: Maybe<Scalars['Select']['output']>;
  /** Description: One sentence */
  description: Maybe<Scalars['RichText']['output']>;
  /** Quotes */
  testimonials: Array<TestimonialsSliceDefaultPrimaryTestimonialsItem>;
  /** Title: What people tell us */
  title: Maybe<Scalars['RichText']['output']>;
};

/** An entry of `testimonials`. Fields of the slice "Testimonials", variation "default". */
export type TestimonialsSliceDefaultPrimaryTestimonialsItem = {
  __typename?: 'TestimonialsSliceDefaultPrimaryTestimonialsItem';
  /** Place or role: Columbus, Ohio */
  detail: Maybe<Scalars['KeyText']['output']>;
  /** Portrait, shown as a circle */
  image: Maybe<Scalars['Image']['output']>;
  /** Name: Who said it; with their permission */
  name: Maybe<Scalars['KeyText']['output']>;
  /** Quote: What they said, in their words and without quotation marks */
  quote: Maybe<Scalars['RichText']['output']>;
  /** Stars: 1 to 5, halves too, as the customer gave them; empty for none */
  rating: Maybe<Scalars['Number']['output']>;
  /** Service: None where it is about no single one */
  service: Maybe<Scalars['Select']['output']>;
};

/** Repeated fields of the slice "Testimonials", by variation. */
export type TestimonialsSliceItems = TestimonialsSliceDefaultItem | TestimonialsSliceSingleItem;

/** Fields of the slice "Testimonials", by variation. */
export type TestimonialsSlicePrimary = TestimonialsSliceDefaultPrimary | TestimonialsSliceSinglePrimary;

/** Repeated fields of the slice "Testimonials", variation "single". */
export type TestimonialsSliceSingleItem = {
  __typename?: 'TestimonialsSliceSingleItem';
  /** The model has no fields here; GraphQL wants one. */
  _empty: Maybe<Scalars['Boolean']['output']>;
};

/** Fields of the slice "Testimonials", variation "single". */
export type TestimonialsSliceSinglePrimary = {
  __typename?: 'TestimonialsSliceSinglePrimary';
  /** Colour: Light blue where nothing is chosen */
  color: Maybe<Scalars['Select']['output']>;
  /** Curved edge: None where nothing is chosen; two curves a page at most */
  curve: Maybe<Scalars['Select']['output']>;
  /** Place or role: Columbus, Ohio */
  detail: Maybe<Scalars['KeyText']['output']>;
  /** Picture, square */
  image: Maybe<Scalars['Image']['output']>;
  /** Name: Who said it; with their permission */
  name: Maybe<Scalars['KeyText']['output']>;
  /** Quote: What they said, in their words and without quotation marks */
  quote: Maybe<Scalars['RichText']['output']>;
  /** Stars: 1 to 5, halves too, as the customer gave them; empty for none */
  rating: Maybe<Scalars['Number']['output']>;
  /** Service: None where it is about no single one */
  service: Maybe<Scalars['Select']['output']>;
};

/** The visitor has sent too many forms, or all visitors together more than the upstream accepts; nothing was sent. */
export type TooManyRequests = Error & {
  __typename?: 'TooManyRequests';
  /** RATE_LIMITED or UPSTREAM_RATE_LIMITED. */
  code: ErrorCode;
  /** Says when to try again, when that is known. */
  message: Scalars['String']['output'];
  /** Seconds after which to try again; null when the upstream does not say. */
  retryAfter: Maybe<Scalars['Int']['output']>;
};

/** A slice whose type or variation has no model in this build. It is logged, and not rendered. */
export type UnknownSlice = Slice & {
  __typename?: 'UnknownSlice';
  /** Id within the page. */
  id: Scalars['String']['output'];
  /** API id of the slice's model. */
  slice_type: Scalars['String']['output'];
  /** The variation of the model. */
  variation: Scalars['String']['output'];
};

/** A time of the week. */
export type WeekTime = {
  __typename?: 'WeekTime';
  /** Day of the week, Sunday = 0. */
  day: Scalars['Int']['output'];
  /** Local time as `hh:mm`. */
  time: Scalars['String']['output'];
};



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
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  ApplicationFormSliceItems: ( ApplicationFormSliceDefaultItem );
  ApplicationFormSlicePrimary: ( ApplicationFormSliceDefaultPrimary );
  BannerSliceItems:
    | ( BannerSliceDefaultItem )
    | ( BannerSliceNoticeItem )
  ;
  BannerSlicePrimary:
    | ( BannerSliceDefaultPrimary )
    | ( BannerSliceNoticePrimary )
  ;
  CallToActionSliceItems:
    | ( CallToActionSliceDefaultItem )
    | ( CallToActionSliceLocksmithItem )
  ;
  CallToActionSlicePrimary:
    | ( CallToActionSliceDefaultPrimary )
    | ( CallToActionSliceLocksmithPrimary )
  ;
  CarouselSliceItems:
    | ( CarouselSliceDefaultItem )
    | ( CarouselSliceWideItem )
  ;
  CarouselSlicePrimary:
    | ( CarouselSliceDefaultPrimary )
    | ( CarouselSliceWidePrimary )
  ;
  ComparisonTableSliceItems: ( ComparisonTableSliceDefaultItem );
  ComparisonTableSlicePrimary: ( ComparisonTableSliceDefaultPrimary );
  ContactDetailsSliceItems: ( ContactDetailsSliceDefaultItem );
  ContactDetailsSlicePrimary: ( ContactDetailsSliceDefaultPrimary );
  ContactFormSliceItems: ( ContactFormSliceDefaultItem );
  ContactFormSlicePrimary: ( ContactFormSliceDefaultPrimary );
  CopyGuideSliceItems:
    | ( CopyGuideSliceCarsItem )
    | ( CopyGuideSliceDefaultItem )
  ;
  CopyGuideSlicePrimary:
    | ( CopyGuideSliceCarsPrimary )
    | ( CopyGuideSliceDefaultPrimary )
  ;
  EmbedSliceItems: ( EmbedSliceDefaultItem );
  EmbedSlicePrimary: ( EmbedSliceDefaultPrimary );
  FaqDocumentDataSlicesSlice:
    | ( Omit<BannerSlice, 'items' | 'primary'> & { items: Array<_RefType['BannerSliceItems']>, primary: _RefType['BannerSlicePrimary'] } )
    | ( Omit<CallToActionSlice, 'items' | 'primary'> & { items: Array<_RefType['CallToActionSliceItems']>, primary: _RefType['CallToActionSlicePrimary'] } )
    | ( Omit<CarouselSlice, 'items' | 'primary'> & { items: Array<_RefType['CarouselSliceItems']>, primary: _RefType['CarouselSlicePrimary'] } )
    | ( Omit<ComparisonTableSlice, 'items' | 'primary'> & { items: Array<_RefType['ComparisonTableSliceItems']>, primary: _RefType['ComparisonTableSlicePrimary'] } )
    | ( Omit<ContactDetailsSlice, 'contactDetails' | 'contactDocument' | 'items' | 'primary'> & { contactDetails?: Maybe<_RefType['ContactDetails']>, contactDocument?: Maybe<_RefType['CompanyInformationDocument']>, items: Array<_RefType['ContactDetailsSliceItems']>, primary: _RefType['ContactDetailsSlicePrimary'] } )
    | ( Omit<EmbedSlice, 'items' | 'primary'> & { items: Array<_RefType['EmbedSliceItems']>, primary: _RefType['EmbedSlicePrimary'] } )
    | ( Omit<FaqListSlice, 'items' | 'primary' | 'questions'> & { items: Array<_RefType['FaqListSliceItems']>, primary: _RefType['FaqListSlicePrimary'], questions?: Maybe<Array<_RefType['FaqDocument']>> } )
    | ( Omit<FeaturedKiosksSlice, 'items' | 'kiosks' | 'primary'> & { items: Array<_RefType['FeaturedKiosksSliceItems']>, kiosks?: Maybe<Array<_RefType['Kiosk']>>, primary: _RefType['FeaturedKiosksSlicePrimary'] } )
    | ( Omit<ImageGallerySlice, 'items' | 'primary'> & { items: Array<_RefType['ImageGallerySliceItems']>, primary: _RefType['ImageGallerySlicePrimary'] } )
    | ( Omit<ImageWithTextSlice, 'items' | 'primary'> & { items: Array<_RefType['ImageWithTextSliceItems']>, primary: _RefType['ImageWithTextSlicePrimary'] } )
    | ( Omit<KeyDesignStripSlice, 'designs' | 'items' | 'primary'> & { designs?: Maybe<Array<_RefType['KeyDesign']>>, items: Array<_RefType['KeyDesignStripSliceItems']>, primary: _RefType['KeyDesignStripSlicePrimary'] } )
    | ( Omit<LinkListSlice, 'items' | 'primary'> & { items: Array<_RefType['LinkListSliceItems']>, primary: _RefType['LinkListSlicePrimary'] } )
    | ( Omit<LocksmithLocatorSlice, 'items' | 'primary' | 'widget'> & { items: Array<_RefType['LocksmithLocatorSliceItems']>, primary: _RefType['LocksmithLocatorSlicePrimary'], widget?: Maybe<_RefType['LocksmithLocatorWidgetDocument']> } )
    | ( Omit<NearbyKiosksSlice, 'items' | 'nearby' | 'primary'> & { items: Array<_RefType['NearbyKiosksSliceItems']>, nearby?: Maybe<Array<_RefType['KioskDistance']>>, primary: _RefType['NearbyKiosksSlicePrimary'] } )
    | ( Omit<PriceListSlice, 'items' | 'primary'> & { items: Array<_RefType['PriceListSliceItems']>, primary: _RefType['PriceListSlicePrimary'] } )
    | ( Omit<RichTextSlice, 'items' | 'primary'> & { items: Array<_RefType['RichTextSliceItems']>, primary: _RefType['RichTextSlicePrimary'] } )
    | ( Omit<SectionSlice, 'items' | 'primary'> & { items: Array<_RefType['SectionSliceItems']>, primary: _RefType['SectionSlicePrimary'] } )
    | ( Omit<ServiceCardsSlice, 'items' | 'primary' | 'services'> & { items: Array<_RefType['ServiceCardsSliceItems']>, primary: _RefType['ServiceCardsSlicePrimary'], services?: Maybe<Array<_RefType['ServicePageDocument']>> } )
    | ( Omit<SignUpTeaserSlice, 'items' | 'primary'> & { items: Array<_RefType['SignUpTeaserSliceItems']>, primary: _RefType['SignUpTeaserSlicePrimary'] } )
    | ( Omit<StatsSlice, 'items' | 'primary'> & { items: Array<_RefType['StatsSliceItems']>, primary: _RefType['StatsSlicePrimary'] } )
    | ( Omit<StepsSlice, 'items' | 'primary'> & { items: Array<_RefType['StepsSliceItems']>, primary: _RefType['StepsSlicePrimary'] } )
    | ( UnknownSlice )
  ;
  FaqListSliceItems:
    | ( FaqListSliceDefaultItem )
    | ( FaqListSliceShortItem )
    | ( FaqListSliceTopicsItem )
  ;
  FaqListSlicePrimary:
    | ( FaqListSliceDefaultPrimary )
    | ( FaqListSliceShortPrimary )
    | ( FaqListSliceTopicsPrimary )
  ;
  FaqPageDocumentDataSlicesSlice:
    | ( Omit<BannerSlice, 'items' | 'primary'> & { items: Array<_RefType['BannerSliceItems']>, primary: _RefType['BannerSlicePrimary'] } )
    | ( Omit<CallToActionSlice, 'items' | 'primary'> & { items: Array<_RefType['CallToActionSliceItems']>, primary: _RefType['CallToActionSlicePrimary'] } )
    | ( Omit<CarouselSlice, 'items' | 'primary'> & { items: Array<_RefType['CarouselSliceItems']>, primary: _RefType['CarouselSlicePrimary'] } )
    | ( Omit<ComparisonTableSlice, 'items' | 'primary'> & { items: Array<_RefType['ComparisonTableSliceItems']>, primary: _RefType['ComparisonTableSlicePrimary'] } )
    | ( Omit<ContactDetailsSlice, 'contactDetails' | 'contactDocument' | 'items' | 'primary'> & { contactDetails?: Maybe<_RefType['ContactDetails']>, contactDocument?: Maybe<_RefType['CompanyInformationDocument']>, items: Array<_RefType['ContactDetailsSliceItems']>, primary: _RefType['ContactDetailsSlicePrimary'] } )
    | ( Omit<EmbedSlice, 'items' | 'primary'> & { items: Array<_RefType['EmbedSliceItems']>, primary: _RefType['EmbedSlicePrimary'] } )
    | ( Omit<FaqListSlice, 'items' | 'primary' | 'questions'> & { items: Array<_RefType['FaqListSliceItems']>, primary: _RefType['FaqListSlicePrimary'], questions?: Maybe<Array<_RefType['FaqDocument']>> } )
    | ( Omit<FeaturedKiosksSlice, 'items' | 'kiosks' | 'primary'> & { items: Array<_RefType['FeaturedKiosksSliceItems']>, kiosks?: Maybe<Array<_RefType['Kiosk']>>, primary: _RefType['FeaturedKiosksSlicePrimary'] } )
    | ( Omit<HeroSlice, 'items' | 'primary'> & { items: Array<_RefType['HeroSliceItems']>, primary: _RefType['HeroSlicePrimary'] } )
    | ( Omit<ImageWithTextSlice, 'items' | 'primary'> & { items: Array<_RefType['ImageWithTextSliceItems']>, primary: _RefType['ImageWithTextSlicePrimary'] } )
    | ( Omit<KeyDesignStripSlice, 'designs' | 'items' | 'primary'> & { designs?: Maybe<Array<_RefType['KeyDesign']>>, items: Array<_RefType['KeyDesignStripSliceItems']>, primary: _RefType['KeyDesignStripSlicePrimary'] } )
    | ( Omit<LinkListSlice, 'items' | 'primary'> & { items: Array<_RefType['LinkListSliceItems']>, primary: _RefType['LinkListSlicePrimary'] } )
    | ( Omit<LocksmithLocatorSlice, 'items' | 'primary' | 'widget'> & { items: Array<_RefType['LocksmithLocatorSliceItems']>, primary: _RefType['LocksmithLocatorSlicePrimary'], widget?: Maybe<_RefType['LocksmithLocatorWidgetDocument']> } )
    | ( Omit<NearbyKiosksSlice, 'items' | 'nearby' | 'primary'> & { items: Array<_RefType['NearbyKiosksSliceItems']>, nearby?: Maybe<Array<_RefType['KioskDistance']>>, primary: _RefType['NearbyKiosksSlicePrimary'] } )
    | ( Omit<PriceListSlice, 'items' | 'primary'> & { items: Array<_RefType['PriceListSliceItems']>, primary: _RefType['PriceListSlicePrimary'] } )
    | ( Omit<RichTextSlice, 'items' | 'primary'> & { items: Array<_RefType['RichTextSliceItems']>, primary: _RefType['RichTextSlicePrimary'] } )
    | ( Omit<SectionSlice, 'items' | 'primary'> & { items: Array<_RefType['SectionSliceItems']>, primary: _RefType['SectionSlicePrimary'] } )
    | ( Omit<ServiceCardsSlice, 'items' | 'primary' | 'services'> & { items: Array<_RefType['ServiceCardsSliceItems']>, primary: _RefType['ServiceCardsSlicePrimary'], services?: Maybe<Array<_RefType['ServicePageDocument']>> } )
    | ( Omit<SignUpTeaserSlice, 'items' | 'primary'> & { items: Array<_RefType['SignUpTeaserSliceItems']>, primary: _RefType['SignUpTeaserSlicePrimary'] } )
    | ( Omit<StatsSlice, 'items' | 'primary'> & { items: Array<_RefType['StatsSliceItems']>, primary: _RefType['StatsSlicePrimary'] } )
    | ( Omit<StepsSlice, 'items' | 'primary'> & { items: Array<_RefType['StepsSliceItems']>, primary: _RefType['StepsSlicePrimary'] } )
    | ( UnknownSlice )
  ;
  FeaturedKiosksSliceItems: ( FeaturedKiosksSliceDefaultItem );
  FeaturedKiosksSlicePrimary: ( FeaturedKiosksSliceDefaultPrimary );
  HeroSliceItems:
    | ( HeroSliceCompactItem )
    | ( HeroSliceDefaultItem )
    | ( HeroSliceSearchItem )
  ;
  HeroSlicePrimary:
    | ( HeroSliceCompactPrimary )
    | ( HeroSliceDefaultPrimary )
    | ( HeroSliceSearchPrimary )
  ;
  HomepageDocumentDataSlicesSlice:
    | ( Omit<BannerSlice, 'items' | 'primary'> & { items: Array<_RefType['BannerSliceItems']>, primary: _RefType['BannerSlicePrimary'] } )
    | ( Omit<CallToActionSlice, 'items' | 'primary'> & { items: Array<_RefType['CallToActionSliceItems']>, primary: _RefType['CallToActionSlicePrimary'] } )
    | ( Omit<CarouselSlice, 'items' | 'primary'> & { items: Array<_RefType['CarouselSliceItems']>, primary: _RefType['CarouselSlicePrimary'] } )
    | ( Omit<ComparisonTableSlice, 'items' | 'primary'> & { items: Array<_RefType['ComparisonTableSliceItems']>, primary: _RefType['ComparisonTableSlicePrimary'] } )
    | ( Omit<ContactDetailsSlice, 'contactDetails' | 'contactDocument' | 'items' | 'primary'> & { contactDetails?: Maybe<_RefType['ContactDetails']>, contactDocument?: Maybe<_RefType['CompanyInformationDocument']>, items: Array<_RefType['ContactDetailsSliceItems']>, primary: _RefType['ContactDetailsSlicePrimary'] } )
    | ( Omit<EmbedSlice, 'items' | 'primary'> & { items: Array<_RefType['EmbedSliceItems']>, primary: _RefType['EmbedSlicePrimary'] } )
    | ( Omit<FaqListSlice, 'items' | 'primary' | 'questions'> & { items: Array<_RefType['FaqListSliceItems']>, primary: _RefType['FaqListSlicePrimary'], questions?: Maybe<Array<_RefType['FaqDocument']>> } )
    | ( Omit<FeaturedKiosksSlice, 'items' | 'kiosks' | 'primary'> & { items: Array<_RefType['FeaturedKiosksSliceItems']>, kiosks?: Maybe<Array<_RefType['Kiosk']>>, primary: _RefType['FeaturedKiosksSlicePrimary'] } )
    | ( Omit<HeroSlice, 'items' | 'primary'> & { items: Array<_RefType['HeroSliceItems']>, primary: _RefType['HeroSlicePrimary'] } )
    | ( Omit<ImageGallerySlice, 'items' | 'primary'> & { items: Array<_RefType['ImageGallerySliceItems']>, primary: _RefType['ImageGallerySlicePrimary'] } )
    | ( Omit<ImageWithTextSlice, 'items' | 'primary'> & { items: Array<_RefType['ImageWithTextSliceItems']>, primary: _RefType['ImageWithTextSlicePrimary'] } )
    | ( Omit<KeyDesignStripSlice, 'designs' | 'items' | 'primary'> & { designs?: Maybe<Array<_RefType['KeyDesign']>>, items: Array<_RefType['KeyDesignStripSliceItems']>, primary: _RefType['KeyDesignStripSlicePrimary'] } )
    | ( Omit<LinkListSlice, 'items' | 'primary'> & { items: Array<_RefType['LinkListSliceItems']>, primary: _RefType['LinkListSlicePrimary'] } )
    | ( Omit<LocksmithLocatorSlice, 'items' | 'primary' | 'widget'> & { items: Array<_RefType['LocksmithLocatorSliceItems']>, primary: _RefType['LocksmithLocatorSlicePrimary'], widget?: Maybe<_RefType['LocksmithLocatorWidgetDocument']> } )
    | ( Omit<NearbyKiosksSlice, 'items' | 'nearby' | 'primary'> & { items: Array<_RefType['NearbyKiosksSliceItems']>, nearby?: Maybe<Array<_RefType['KioskDistance']>>, primary: _RefType['NearbyKiosksSlicePrimary'] } )
    | ( Omit<PressLogosSlice, 'items' | 'primary'> & { items: Array<_RefType['PressLogosSliceItems']>, primary: _RefType['PressLogosSlicePrimary'] } )
    | ( Omit<PriceListSlice, 'items' | 'primary'> & { items: Array<_RefType['PriceListSliceItems']>, primary: _RefType['PriceListSlicePrimary'] } )
    | ( Omit<RichTextSlice, 'items' | 'primary'> & { items: Array<_RefType['RichTextSliceItems']>, primary: _RefType['RichTextSlicePrimary'] } )
    | ( Omit<SectionSlice, 'items' | 'primary'> & { items: Array<_RefType['SectionSliceItems']>, primary: _RefType['SectionSlicePrimary'] } )
    | ( Omit<ServiceCardsSlice, 'items' | 'primary' | 'services'> & { items: Array<_RefType['ServiceCardsSliceItems']>, primary: _RefType['ServiceCardsSlicePrimary'], services?: Maybe<Array<_RefType['ServicePageDocument']>> } )
    | ( Omit<SignUpTeaserSlice, 'items' | 'primary'> & { items: Array<_RefType['SignUpTeaserSliceItems']>, primary: _RefType['SignUpTeaserSlicePrimary'] } )
    | ( Omit<StatsSlice, 'items' | 'primary'> & { items: Array<_RefType['StatsSliceItems']>, primary: _RefType['StatsSlicePrimary'] } )
    | ( Omit<StepsSlice, 'items' | 'primary'> & { items: Array<_RefType['StepsSliceItems']>, primary: _RefType['StepsSlicePrimary'] } )
    | ( Omit<TestimonialsSlice, 'items' | 'primary'> & { items: Array<_RefType['TestimonialsSliceItems']>, primary: _RefType['TestimonialsSlicePrimary'] } )
    | ( UnknownSlice )
  ;
  ImageGallerySliceItems:
    | ( ImageGallerySliceDefaultItem )
    | ( ImageGallerySliceStripItem )
  ;
  ImageGallerySlicePrimary:
    | ( ImageGallerySliceDefaultPrimary )
    | ( ImageGallerySliceStripPrimary )
  ;
  ImageWithTextSliceItems:
    | ( ImageWithTextSliceImageLeftItem )
    | ( ImageWithTextSliceImageRightItem )
  ;
  ImageWithTextSlicePrimary:
    | ( ImageWithTextSliceImageLeftPrimary )
    | ( ImageWithTextSliceImageRightPrimary )
  ;
  KeyDesignStripSliceItems:
    | ( KeyDesignStripSliceDefaultItem )
    | ( KeyDesignStripSliceGridItem )
  ;
  KeyDesignStripSlicePrimary:
    | ( KeyDesignStripSliceDefaultPrimary )
    | ( KeyDesignStripSliceGridPrimary )
  ;
  KeyGalleryDocumentDataSlicesSlice:
    | ( Omit<BannerSlice, 'items' | 'primary'> & { items: Array<_RefType['BannerSliceItems']>, primary: _RefType['BannerSlicePrimary'] } )
    | ( Omit<CallToActionSlice, 'items' | 'primary'> & { items: Array<_RefType['CallToActionSliceItems']>, primary: _RefType['CallToActionSlicePrimary'] } )
    | ( Omit<CarouselSlice, 'items' | 'primary'> & { items: Array<_RefType['CarouselSliceItems']>, primary: _RefType['CarouselSlicePrimary'] } )
    | ( Omit<ContactDetailsSlice, 'contactDetails' | 'contactDocument' | 'items' | 'primary'> & { contactDetails?: Maybe<_RefType['ContactDetails']>, contactDocument?: Maybe<_RefType['CompanyInformationDocument']>, items: Array<_RefType['ContactDetailsSliceItems']>, primary: _RefType['ContactDetailsSlicePrimary'] } )
    | ( Omit<EmbedSlice, 'items' | 'primary'> & { items: Array<_RefType['EmbedSliceItems']>, primary: _RefType['EmbedSlicePrimary'] } )
    | ( Omit<FaqListSlice, 'items' | 'primary' | 'questions'> & { items: Array<_RefType['FaqListSliceItems']>, primary: _RefType['FaqListSlicePrimary'], questions?: Maybe<Array<_RefType['FaqDocument']>> } )
    | ( Omit<FeaturedKiosksSlice, 'items' | 'kiosks' | 'primary'> & { items: Array<_RefType['FeaturedKiosksSliceItems']>, kiosks?: Maybe<Array<_RefType['Kiosk']>>, primary: _RefType['FeaturedKiosksSlicePrimary'] } )
    | ( Omit<HeroSlice, 'items' | 'primary'> & { items: Array<_RefType['HeroSliceItems']>, primary: _RefType['HeroSlicePrimary'] } )
    | ( Omit<ImageGallerySlice, 'items' | 'primary'> & { items: Array<_RefType['ImageGallerySliceItems']>, primary: _RefType['ImageGallerySlicePrimary'] } )
    | ( Omit<ImageWithTextSlice, 'items' | 'primary'> & { items: Array<_RefType['ImageWithTextSliceItems']>, primary: _RefType['ImageWithTextSlicePrimary'] } )
    | ( Omit<KeyDesignStripSlice, 'designs' | 'items' | 'primary'> & { designs?: Maybe<Array<_RefType['KeyDesign']>>, items: Array<_RefType['KeyDesignStripSliceItems']>, primary: _RefType['KeyDesignStripSlicePrimary'] } )
    | ( Omit<LinkListSlice, 'items' | 'primary'> & { items: Array<_RefType['LinkListSliceItems']>, primary: _RefType['LinkListSlicePrimary'] } )
    | ( Omit<NearbyKiosksSlice, 'items' | 'nearby' | 'primary'> & { items: Array<_RefType['NearbyKiosksSliceItems']>, nearby?: Maybe<Array<_RefType['KioskDistance']>>, primary: _RefType['NearbyKiosksSlicePrimary'] } )
    | ( Omit<RichTextSlice, 'items' | 'primary'> & { items: Array<_RefType['RichTextSliceItems']>, primary: _RefType['RichTextSlicePrimary'] } )
    | ( Omit<SectionSlice, 'items' | 'primary'> & { items: Array<_RefType['SectionSliceItems']>, primary: _RefType['SectionSlicePrimary'] } )
    | ( Omit<ServiceCardsSlice, 'items' | 'primary' | 'services'> & { items: Array<_RefType['ServiceCardsSliceItems']>, primary: _RefType['ServiceCardsSlicePrimary'], services?: Maybe<Array<_RefType['ServicePageDocument']>> } )
    | ( Omit<SignUpTeaserSlice, 'items' | 'primary'> & { items: Array<_RefType['SignUpTeaserSliceItems']>, primary: _RefType['SignUpTeaserSlicePrimary'] } )
    | ( Omit<StatsSlice, 'items' | 'primary'> & { items: Array<_RefType['StatsSliceItems']>, primary: _RefType['StatsSlicePrimary'] } )
    | ( Omit<StepsSlice, 'items' | 'primary'> & { items: Array<_RefType['StepsSliceItems']>, primary: _RefType['StepsSlicePrimary'] } )
    | ( Omit<TestimonialsSlice, 'items' | 'primary'> & { items: Array<_RefType['TestimonialsSliceItems']>, primary: _RefType['TestimonialsSlicePrimary'] } )
    | ( UnknownSlice )
  ;
  LinkListSliceItems:
    | ( LinkListSliceCardsItem )
    | ( LinkListSliceDefaultItem )
  ;
  LinkListSlicePrimary:
    | ( LinkListSliceCardsPrimary )
    | ( LinkListSliceDefaultPrimary )
  ;
  LocatorPageDocumentDataSlicesSlice:
    | ( Omit<BannerSlice, 'items' | 'primary'> & { items: Array<_RefType['BannerSliceItems']>, primary: _RefType['BannerSlicePrimary'] } )
    | ( Omit<CallToActionSlice, 'items' | 'primary'> & { items: Array<_RefType['CallToActionSliceItems']>, primary: _RefType['CallToActionSlicePrimary'] } )
    | ( Omit<CarouselSlice, 'items' | 'primary'> & { items: Array<_RefType['CarouselSliceItems']>, primary: _RefType['CarouselSlicePrimary'] } )
    | ( Omit<ContactDetailsSlice, 'contactDetails' | 'contactDocument' | 'items' | 'primary'> & { contactDetails?: Maybe<_RefType['ContactDetails']>, contactDocument?: Maybe<_RefType['CompanyInformationDocument']>, items: Array<_RefType['ContactDetailsSliceItems']>, primary: _RefType['ContactDetailsSlicePrimary'] } )
    | ( Omit<EmbedSlice, 'items' | 'primary'> & { items: Array<_RefType['EmbedSliceItems']>, primary: _RefType['EmbedSlicePrimary'] } )
    | ( Omit<FaqListSlice, 'items' | 'primary' | 'questions'> & { items: Array<_RefType['FaqListSliceItems']>, primary: _RefType['FaqListSlicePrimary'], questions?: Maybe<Array<_RefType['FaqDocument']>> } )
    | ( Omit<FeaturedKiosksSlice, 'items' | 'kiosks' | 'primary'> & { items: Array<_RefType['FeaturedKiosksSliceItems']>, kiosks?: Maybe<Array<_RefType['Kiosk']>>, primary: _RefType['FeaturedKiosksSlicePrimary'] } )
    | ( Omit<HeroSlice, 'items' | 'primary'> & { items: Array<_RefType['HeroSliceItems']>, primary: _RefType['HeroSlicePrimary'] } )
    | ( Omit<ImageWithTextSlice, 'items' | 'primary'> & { items: Array<_RefType['ImageWithTextSliceItems']>, primary: _RefType['ImageWithTextSlicePrimary'] } )
    | ( Omit<KeyDesignStripSlice, 'designs' | 'items' | 'primary'> & { designs?: Maybe<Array<_RefType['KeyDesign']>>, items: Array<_RefType['KeyDesignStripSliceItems']>, primary: _RefType['KeyDesignStripSlicePrimary'] } )
    | ( Omit<LinkListSlice, 'items' | 'primary'> & { items: Array<_RefType['LinkListSliceItems']>, primary: _RefType['LinkListSlicePrimary'] } )
    | ( Omit<LocksmithLocatorSlice, 'items' | 'primary' | 'widget'> & { items: Array<_RefType['LocksmithLocatorSliceItems']>, primary: _RefType['LocksmithLocatorSlicePrimary'], widget?: Maybe<_RefType['LocksmithLocatorWidgetDocument']> } )
    | ( Omit<NearbyKiosksSlice, 'items' | 'nearby' | 'primary'> & { items: Array<_RefType['NearbyKiosksSliceItems']>, nearby?: Maybe<Array<_RefType['KioskDistance']>>, primary: _RefType['NearbyKiosksSlicePrimary'] } )
    | ( Omit<RichTextSlice, 'items' | 'primary'> & { items: Array<_RefType['RichTextSliceItems']>, primary: _RefType['RichTextSlicePrimary'] } )
    | ( Omit<SectionSlice, 'items' | 'primary'> & { items: Array<_RefType['SectionSliceItems']>, primary: _RefType['SectionSlicePrimary'] } )
    | ( Omit<ServiceCardsSlice, 'items' | 'primary' | 'services'> & { items: Array<_RefType['ServiceCardsSliceItems']>, primary: _RefType['ServiceCardsSlicePrimary'], services?: Maybe<Array<_RefType['ServicePageDocument']>> } )
    | ( Omit<SignUpTeaserSlice, 'items' | 'primary'> & { items: Array<_RefType['SignUpTeaserSliceItems']>, primary: _RefType['SignUpTeaserSlicePrimary'] } )
    | ( Omit<StatsSlice, 'items' | 'primary'> & { items: Array<_RefType['StatsSliceItems']>, primary: _RefType['StatsSlicePrimary'] } )
    | ( Omit<StepsSlice, 'items' | 'primary'> & { items: Array<_RefType['StepsSliceItems']>, primary: _RefType['StepsSlicePrimary'] } )
    | ( Omit<TestimonialsSlice, 'items' | 'primary'> & { items: Array<_RefType['TestimonialsSliceItems']>, primary: _RefType['TestimonialsSlicePrimary'] } )
    | ( UnknownSlice )
  ;
  LocksmithLocatorSliceItems: ( LocksmithLocatorSliceDefaultItem );
  LocksmithLocatorSlicePrimary: ( LocksmithLocatorSliceDefaultPrimary );
  NearbyKiosksSliceItems:
    | ( NearbyKiosksSliceCompactItem )
    | ( NearbyKiosksSliceDefaultItem )
  ;
  NearbyKiosksSlicePrimary:
    | ( NearbyKiosksSliceCompactPrimary )
    | ( NearbyKiosksSliceDefaultPrimary )
  ;
  Page:
    | ( DocumentModel )
    | ( DocumentModel )
    | ( DocumentModel )
    | ( DocumentModel )
    | ( DocumentModel )
    | ( DocumentModel )
    | ( DocumentModel )
    | ( DocumentModel )
  ;
  PageDocumentDataSlicesSlice:
    | ( Omit<ApplicationFormSlice, 'items' | 'primary'> & { items: Array<_RefType['ApplicationFormSliceItems']>, primary: _RefType['ApplicationFormSlicePrimary'] } )
    | ( Omit<BannerSlice, 'items' | 'primary'> & { items: Array<_RefType['BannerSliceItems']>, primary: _RefType['BannerSlicePrimary'] } )
    | ( Omit<CallToActionSlice, 'items' | 'primary'> & { items: Array<_RefType['CallToActionSliceItems']>, primary: _RefType['CallToActionSlicePrimary'] } )
    | ( Omit<CarouselSlice, 'items' | 'primary'> & { items: Array<_RefType['CarouselSliceItems']>, primary: _RefType['CarouselSlicePrimary'] } )
    | ( Omit<ComparisonTableSlice, 'items' | 'primary'> & { items: Array<_RefType['ComparisonTableSliceItems']>, primary: _RefType['ComparisonTableSlicePrimary'] } )
    | ( Omit<ContactDetailsSlice, 'contactDetails' | 'contactDocument' | 'items' | 'primary'> & { contactDetails?: Maybe<_RefType['ContactDetails']>, contactDocument?: Maybe<_RefType['CompanyInformationDocument']>, items: Array<_RefType['ContactDetailsSliceItems']>, primary: _RefType['ContactDetailsSlicePrimary'] } )
    | ( Omit<ContactFormSlice, 'items' | 'primary'> & { items: Array<_RefType['ContactFormSliceItems']>, primary: _RefType['ContactFormSlicePrimary'] } )
    | ( Omit<CopyGuideSlice, 'items' | 'primary'> & { items: Array<_RefType['CopyGuideSliceItems']>, primary: _RefType['CopyGuideSlicePrimary'] } )
    | ( Omit<EmbedSlice, 'items' | 'primary'> & { items: Array<_RefType['EmbedSliceItems']>, primary: _RefType['EmbedSlicePrimary'] } )
    | ( Omit<FaqListSlice, 'items' | 'primary' | 'questions'> & { items: Array<_RefType['FaqListSliceItems']>, primary: _RefType['FaqListSlicePrimary'], questions?: Maybe<Array<_RefType['FaqDocument']>> } )
    | ( Omit<FeaturedKiosksSlice, 'items' | 'kiosks' | 'primary'> & { items: Array<_RefType['FeaturedKiosksSliceItems']>, kiosks?: Maybe<Array<_RefType['Kiosk']>>, primary: _RefType['FeaturedKiosksSlicePrimary'] } )
    | ( Omit<HeroSlice, 'items' | 'primary'> & { items: Array<_RefType['HeroSliceItems']>, primary: _RefType['HeroSlicePrimary'] } )
    | ( Omit<ImageGallerySlice, 'items' | 'primary'> & { items: Array<_RefType['ImageGallerySliceItems']>, primary: _RefType['ImageGallerySlicePrimary'] } )
    | ( Omit<ImageWithTextSlice, 'items' | 'primary'> & { items: Array<_RefType['ImageWithTextSliceItems']>, primary: _RefType['ImageWithTextSlicePrimary'] } )
    | ( Omit<KeyDesignStripSlice, 'designs' | 'items' | 'primary'> & { designs?: Maybe<Array<_RefType['KeyDesign']>>, items: Array<_RefType['KeyDesignStripSliceItems']>, primary: _RefType['KeyDesignStripSlicePrimary'] } )
    | ( Omit<LinkListSlice, 'items' | 'primary'> & { items: Array<_RefType['LinkListSliceItems']>, primary: _RefType['LinkListSlicePrimary'] } )
    | ( Omit<LocksmithLocatorSlice, 'items' | 'primary' | 'widget'> & { items: Array<_RefType['LocksmithLocatorSliceItems']>, primary: _RefType['LocksmithLocatorSlicePrimary'], widget?: Maybe<_RefType['LocksmithLocatorWidgetDocument']> } )
    | ( Omit<NearbyKiosksSlice, 'items' | 'nearby' | 'primary'> & { items: Array<_RefType['NearbyKiosksSliceItems']>, nearby?: Maybe<Array<_RefType['KioskDistance']>>, primary: _RefType['NearbyKiosksSlicePrimary'] } )
    | ( Omit<PressLogosSlice, 'items' | 'primary'> & { items: Array<_RefType['PressLogosSliceItems']>, primary: _RefType['PressLogosSlicePrimary'] } )
    | ( Omit<PriceListSlice, 'items' | 'primary'> & { items: Array<_RefType['PriceListSliceItems']>, primary: _RefType['PriceListSlicePrimary'] } )
    | ( Omit<RichTextSlice, 'items' | 'primary'> & { items: Array<_RefType['RichTextSliceItems']>, primary: _RefType['RichTextSlicePrimary'] } )
    | ( Omit<SectionSlice, 'items' | 'primary'> & { items: Array<_RefType['SectionSliceItems']>, primary: _RefType['SectionSlicePrimary'] } )
    | ( Omit<ServiceCardsSlice, 'items' | 'primary' | 'services'> & { items: Array<_RefType['ServiceCardsSliceItems']>, primary: _RefType['ServiceCardsSlicePrimary'], services?: Maybe<Array<_RefType['ServicePageDocument']>> } )
    | ( Omit<SignUpTeaserSlice, 'items' | 'primary'> & { items: Array<_RefType['SignUpTeaserSliceItems']>, primary: _RefType['SignUpTeaserSlicePrimary'] } )
    | ( Omit<StatsSlice, 'items' | 'primary'> & { items: Array<_RefType['StatsSliceItems']>, primary: _RefType['StatsSlicePrimary'] } )
    | ( Omit<StepsSlice, 'items' | 'primary'> & { items: Array<_RefType['StepsSliceItems']>, primary: _RefType['StepsSlicePrimary'] } )
    | ( Omit<TestimonialsSlice, 'items' | 'primary'> & { items: Array<_RefType['TestimonialsSliceItems']>, primary: _RefType['TestimonialsSlicePrimary'] } )
    | ( UnknownSlice )
  ;
  PressLogosSliceItems:
    | ( PressLogosSliceDefaultItem )
    | ( PressLogosSliceWithQuotesItem )
  ;
  PressLogosSlicePrimary:
    | ( PressLogosSliceDefaultPrimary )
    | ( PressLogosSliceWithQuotesPrimary )
  ;
  PriceListSliceItems:
    | ( PriceListSliceCardsItem )
    | ( PriceListSliceDefaultItem )
  ;
  PriceListSlicePrimary:
    | ( PriceListSliceCardsPrimary )
    | ( PriceListSliceDefaultPrimary )
  ;
  ProductsPageDocumentDataSlicesSlice:
    | ( Omit<BannerSlice, 'items' | 'primary'> & { items: Array<_RefType['BannerSliceItems']>, primary: _RefType['BannerSlicePrimary'] } )
    | ( Omit<CallToActionSlice, 'items' | 'primary'> & { items: Array<_RefType['CallToActionSliceItems']>, primary: _RefType['CallToActionSlicePrimary'] } )
    | ( Omit<CarouselSlice, 'items' | 'primary'> & { items: Array<_RefType['CarouselSliceItems']>, primary: _RefType['CarouselSlicePrimary'] } )
    | ( Omit<ComparisonTableSlice, 'items' | 'primary'> & { items: Array<_RefType['ComparisonTableSliceItems']>, primary: _RefType['ComparisonTableSlicePrimary'] } )
    | ( Omit<ContactDetailsSlice, 'contactDetails' | 'contactDocument' | 'items' | 'primary'> & { contactDetails?: Maybe<_RefType['ContactDetails']>, contactDocument?: Maybe<_RefType['CompanyInformationDocument']>, items: Array<_RefType['ContactDetailsSliceItems']>, primary: _RefType['ContactDetailsSlicePrimary'] } )
    | ( Omit<EmbedSlice, 'items' | 'primary'> & { items: Array<_RefType['EmbedSliceItems']>, primary: _RefType['EmbedSlicePrimary'] } )
    | ( Omit<FaqListSlice, 'items' | 'primary' | 'questions'> & { items: Array<_RefType['FaqListSliceItems']>, primary: _RefType['FaqListSlicePrimary'], questions?: Maybe<Array<_RefType['FaqDocument']>> } )
    | ( Omit<FeaturedKiosksSlice, 'items' | 'kiosks' | 'primary'> & { items: Array<_RefType['FeaturedKiosksSliceItems']>, kiosks?: Maybe<Array<_RefType['Kiosk']>>, primary: _RefType['FeaturedKiosksSlicePrimary'] } )
    | ( Omit<HeroSlice, 'items' | 'primary'> & { items: Array<_RefType['HeroSliceItems']>, primary: _RefType['HeroSlicePrimary'] } )
    | ( Omit<ImageGallerySlice, 'items' | 'primary'> & { items: Array<_RefType['ImageGallerySliceItems']>, primary: _RefType['ImageGallerySlicePrimary'] } )
    | ( Omit<ImageWithTextSlice, 'items' | 'primary'> & { items: Array<_RefType['ImageWithTextSliceItems']>, primary: _RefType['ImageWithTextSlicePrimary'] } )
    | ( Omit<KeyDesignStripSlice, 'designs' | 'items' | 'primary'> & { designs?: Maybe<Array<_RefType['KeyDesign']>>, items: Array<_RefType['KeyDesignStripSliceItems']>, primary: _RefType['KeyDesignStripSlicePrimary'] } )
    | ( Omit<LinkListSlice, 'items' | 'primary'> & { items: Array<_RefType['LinkListSliceItems']>, primary: _RefType['LinkListSlicePrimary'] } )
    | ( Omit<LocksmithLocatorSlice, 'items' | 'primary' | 'widget'> & { items: Array<_RefType['LocksmithLocatorSliceItems']>, primary: _RefType['LocksmithLocatorSlicePrimary'], widget?: Maybe<_RefType['LocksmithLocatorWidgetDocument']> } )
    | ( Omit<NearbyKiosksSlice, 'items' | 'nearby' | 'primary'> & { items: Array<_RefType['NearbyKiosksSliceItems']>, nearby?: Maybe<Array<_RefType['KioskDistance']>>, primary: _RefType['NearbyKiosksSlicePrimary'] } )
    | ( Omit<PressLogosSlice, 'items' | 'primary'> & { items: Array<_RefType['PressLogosSliceItems']>, primary: _RefType['PressLogosSlicePrimary'] } )
    | ( Omit<PriceListSlice, 'items' | 'primary'> & { items: Array<_RefType['PriceListSliceItems']>, primary: _RefType['PriceListSlicePrimary'] } )
    | ( Omit<RichTextSlice, 'items' | 'primary'> & { items: Array<_RefType['RichTextSliceItems']>, primary: _RefType['RichTextSlicePrimary'] } )
    | ( Omit<SectionSlice, 'items' | 'primary'> & { items: Array<_RefType['SectionSliceItems']>, primary: _RefType['SectionSlicePrimary'] } )
    | ( Omit<ServiceCardsSlice, 'items' | 'primary' | 'services'> & { items: Array<_RefType['ServiceCardsSliceItems']>, primary: _RefType['ServiceCardsSlicePrimary'], services?: Maybe<Array<_RefType['ServicePageDocument']>> } )
    | ( Omit<SignUpTeaserSlice, 'items' | 'primary'> & { items: Array<_RefType['SignUpTeaserSliceItems']>, primary: _RefType['SignUpTeaserSlicePrimary'] } )
    | ( Omit<StatsSlice, 'items' | 'primary'> & { items: Array<_RefType['StatsSliceItems']>, primary: _RefType['StatsSlicePrimary'] } )
    | ( Omit<StepsSlice, 'items' | 'primary'> & { items: Array<_RefType['StepsSliceItems']>, primary: _RefType['StepsSlicePrimary'] } )
    | ( Omit<TestimonialsSlice, 'items' | 'primary'> & { items: Array<_RefType['TestimonialsSliceItems']>, primary: _RefType['TestimonialsSlicePrimary'] } )
    | ( UnknownSlice )
  ;
  RichTextSliceItems:
    | ( RichTextSliceDefaultItem )
    | ( RichTextSliceLegalItem )
  ;
  RichTextSlicePrimary:
    | ( RichTextSliceDefaultPrimary )
    | ( RichTextSliceLegalPrimary )
  ;
  SectionSliceItems:
    | ( SectionSliceCarKeyProgrammingItem )
    | ( SectionSliceDefaultItem )
  ;
  SectionSlicePrimary:
    | ( SectionSliceCarKeyProgrammingPrimary )
    | ( SectionSliceDefaultPrimary )
  ;
  ServiceCardsSliceItems:
    | ( ServiceCardsSliceCompactItem )
    | ( ServiceCardsSliceDefaultItem )
  ;
  ServiceCardsSlicePrimary:
    | ( ServiceCardsSliceCompactPrimary )
    | ( ServiceCardsSliceDefaultPrimary )
  ;
  ServicePageDocumentDataSlicesSlice:
    | ( Omit<ApplicationFormSlice, 'items' | 'primary'> & { items: Array<_RefType['ApplicationFormSliceItems']>, primary: _RefType['ApplicationFormSlicePrimary'] } )
    | ( Omit<BannerSlice, 'items' | 'primary'> & { items: Array<_RefType['BannerSliceItems']>, primary: _RefType['BannerSlicePrimary'] } )
    | ( Omit<CallToActionSlice, 'items' | 'primary'> & { items: Array<_RefType['CallToActionSliceItems']>, primary: _RefType['CallToActionSlicePrimary'] } )
    | ( Omit<CarouselSlice, 'items' | 'primary'> & { items: Array<_RefType['CarouselSliceItems']>, primary: _RefType['CarouselSlicePrimary'] } )
    | ( Omit<ComparisonTableSlice, 'items' | 'primary'> & { items: Array<_RefType['ComparisonTableSliceItems']>, primary: _RefType['ComparisonTableSlicePrimary'] } )
    | ( Omit<ContactDetailsSlice, 'contactDetails' | 'contactDocument' | 'items' | 'primary'> & { contactDetails?: Maybe<_RefType['ContactDetails']>, contactDocument?: Maybe<_RefType['CompanyInformationDocument']>, items: Array<_RefType['ContactDetailsSliceItems']>, primary: _RefType['ContactDetailsSlicePrimary'] } )
    | ( Omit<ContactFormSlice, 'items' | 'primary'> & { items: Array<_RefType['ContactFormSliceItems']>, primary: _RefType['ContactFormSlicePrimary'] } )
    | ( Omit<EmbedSlice, 'items' | 'primary'> & { items: Array<_RefType['EmbedSliceItems']>, primary: _RefType['EmbedSlicePrimary'] } )
    | ( Omit<FaqListSlice, 'items' | 'primary' | 'questions'> & { items: Array<_RefType['FaqListSliceItems']>, primary: _RefType['FaqListSlicePrimary'], questions?: Maybe<Array<_RefType['FaqDocument']>> } )
    | ( Omit<FeaturedKiosksSlice, 'items' | 'kiosks' | 'primary'> & { items: Array<_RefType['FeaturedKiosksSliceItems']>, kiosks?: Maybe<Array<_RefType['Kiosk']>>, primary: _RefType['FeaturedKiosksSlicePrimary'] } )
    | ( Omit<HeroSlice, 'items' | 'primary'> & { items: Array<_RefType['HeroSliceItems']>, primary: _RefType['HeroSlicePrimary'] } )
    | ( Omit<ImageGallerySlice, 'items' | 'primary'> & { items: Array<_RefType['ImageGallerySliceItems']>, primary: _RefType['ImageGallerySlicePrimary'] } )
    | ( Omit<ImageWithTextSlice, 'items' | 'primary'> & { items: Array<_RefType['ImageWithTextSliceItems']>, primary: _RefType['ImageWithTextSlicePrimary'] } )
    | ( Omit<KeyDesignStripSlice, 'designs' | 'items' | 'primary'> & { designs?: Maybe<Array<_RefType['KeyDesign']>>, items: Array<_RefType['KeyDesignStripSliceItems']>, primary: _RefType['KeyDesignStripSlicePrimary'] } )
    | ( Omit<LinkListSlice, 'items' | 'primary'> & { items: Array<_RefType['LinkListSliceItems']>, primary: _RefType['LinkListSlicePrimary'] } )
    | ( Omit<LocksmithLocatorSlice, 'items' | 'primary' | 'widget'> & { items: Array<_RefType['LocksmithLocatorSliceItems']>, primary: _RefType['LocksmithLocatorSlicePrimary'], widget?: Maybe<_RefType['LocksmithLocatorWidgetDocument']> } )
    | ( Omit<NearbyKiosksSlice, 'items' | 'nearby' | 'primary'> & { items: Array<_RefType['NearbyKiosksSliceItems']>, nearby?: Maybe<Array<_RefType['KioskDistance']>>, primary: _RefType['NearbyKiosksSlicePrimary'] } )
    | ( Omit<PressLogosSlice, 'items' | 'primary'> & { items: Array<_RefType['PressLogosSliceItems']>, primary: _RefType['PressLogosSlicePrimary'] } )
    | ( Omit<PriceListSlice, 'items' | 'primary'> & { items: Array<_RefType['PriceListSliceItems']>, primary: _RefType['PriceListSlicePrimary'] } )
    | ( Omit<RichTextSlice, 'items' | 'primary'> & { items: Array<_RefType['RichTextSliceItems']>, primary: _RefType['RichTextSlicePrimary'] } )
    | ( Omit<SectionSlice, 'items' | 'primary'> & { items: Array<_RefType['SectionSliceItems']>, primary: _RefType['SectionSlicePrimary'] } )
    | ( Omit<ServiceCardsSlice, 'items' | 'primary' | 'services'> & { items: Array<_RefType['ServiceCardsSliceItems']>, primary: _RefType['ServiceCardsSlicePrimary'], services?: Maybe<Array<_RefType['ServicePageDocument']>> } )
    | ( Omit<SignUpTeaserSlice, 'items' | 'primary'> & { items: Array<_RefType['SignUpTeaserSliceItems']>, primary: _RefType['SignUpTeaserSlicePrimary'] } )
    | ( Omit<StatsSlice, 'items' | 'primary'> & { items: Array<_RefType['StatsSliceItems']>, primary: _RefType['StatsSlicePrimary'] } )
    | ( Omit<StepsSlice, 'items' | 'primary'> & { items: Array<_RefType['StepsSliceItems']>, primary: _RefType['StepsSlicePrimary'] } )
    | ( Omit<TestimonialsSlice, 'items' | 'primary'> & { items: Array<_RefType['TestimonialsSliceItems']>, primary: _RefType['TestimonialsSlicePrimary'] } )
    | ( UnknownSlice )
  ;
  SignUpTeaserSliceItems:
    | ( SignUpTeaserSliceCompactItem )
    | ( SignUpTeaserSliceDefaultItem )
  ;
  SignUpTeaserSlicePrimary:
    | ( SignUpTeaserSliceCompactPrimary )
    | ( SignUpTeaserSliceDefaultPrimary )
  ;
  StatsSliceItems:
    | ( StatsSliceDefaultItem )
    | ( StatsSliceWithImageItem )
  ;
  StatsSlicePrimary:
    | ( StatsSliceDefaultPrimary )
    | ( StatsSliceWithImagePrimary )
  ;
  StepsSliceItems:
    | ( StepsSliceDefaultItem )
    | ( StepsSliceVerticalItem )
  ;
  StepsSlicePrimary:
    | ( StepsSliceDefaultPrimary )
    | ( StepsSliceVerticalPrimary )
  ;
  SubmitContactMessageResult:
    | ( ContactMessageReceived )
    | ( Omit<InvalidInput, 'fieldErrors'> & { fieldErrors: Array<_RefType['FieldError']> } )
    | ( ServiceUnavailable )
    | ( TooManyRequests )
  ;
  SubmitJobApplicationResult:
    | ( Omit<InvalidInput, 'fieldErrors'> & { fieldErrors: Array<_RefType['FieldError']> } )
    | ( JobApplicationReceived )
    | ( ServiceUnavailable )
    | ( TooManyRequests )
  ;
  TestimonialsSliceItems:
    | ( TestimonialsSliceDefaultItem )
    | ( TestimonialsSliceSingleItem )
  ;
  TestimonialsSlicePrimary:
    | ( TestimonialsSliceDefaultPrimary )
    | ( TestimonialsSliceSinglePrimary )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Document:
    | ( DocumentModel )
    | ( DocumentModel )
    | ( DocumentModel )
    | ( DocumentModel )
    | ( DocumentModel )
    | ( DocumentModel )
    | ( DocumentModel )
    | ( DocumentModel )
    | ( DocumentModel )
    | ( DocumentModel )
    | ( DocumentModel )
    | ( DocumentModel )
    | ( DocumentModel )
    | ( DocumentModel )
    | ( DocumentModel )
    | ( DocumentModel )
    | ( DocumentModel )
    | ( DocumentModel )
    | ( DocumentModel )
  ;
  Error:
    | ( Omit<InvalidInput, 'fieldErrors'> & { fieldErrors: Array<_RefType['FieldError']> } )
    | ( ServiceUnavailable )
    | ( TooManyRequests )
  ;
  PageWithSlices:
    | ( DocumentModel )
    | ( DocumentModel )
    | ( DocumentModel )
    | ( DocumentModel )
    | ( DocumentModel )
    | ( DocumentModel )
    | ( DocumentModel )
    | ( DocumentModel )
  ;
  Slice:
    | ( Omit<ApplicationFormSlice, 'items' | 'primary'> & { items: Array<_RefType['ApplicationFormSliceItems']>, primary: _RefType['ApplicationFormSlicePrimary'] } )
    | ( Omit<BannerSlice, 'items' | 'primary'> & { items: Array<_RefType['BannerSliceItems']>, primary: _RefType['BannerSlicePrimary'] } )
    | ( Omit<CallToActionSlice, 'items' | 'primary'> & { items: Array<_RefType['CallToActionSliceItems']>, primary: _RefType['CallToActionSlicePrimary'] } )
    | ( Omit<CarouselSlice, 'items' | 'primary'> & { items: Array<_RefType['CarouselSliceItems']>, primary: _RefType['CarouselSlicePrimary'] } )
    | ( Omit<ComparisonTableSlice, 'items' | 'primary'> & { items: Array<_RefType['ComparisonTableSliceItems']>, primary: _RefType['ComparisonTableSlicePrimary'] } )
    | ( Omit<ContactDetailsSlice, 'contactDetails' | 'contactDocument' | 'items' | 'primary'> & { contactDetails?: Maybe<_RefType['ContactDetails']>, contactDocument?: Maybe<_RefType['CompanyInformationDocument']>, items: Array<_RefType['ContactDetailsSliceItems']>, primary: _RefType['ContactDetailsSlicePrimary'] } )
    | ( Omit<ContactFormSlice, 'items' | 'primary'> & { items: Array<_RefType['ContactFormSliceItems']>, primary: _RefType['ContactFormSlicePrimary'] } )
    | ( Omit<CopyGuideSlice, 'items' | 'primary'> & { items: Array<_RefType['CopyGuideSliceItems']>, primary: _RefType['CopyGuideSlicePrimary'] } )
    | ( Omit<EmbedSlice, 'items' | 'primary'> & { items: Array<_RefType['EmbedSliceItems']>, primary: _RefType['EmbedSlicePrimary'] } )
    | ( Omit<FaqListSlice, 'items' | 'primary' | 'questions'> & { items: Array<_RefType['FaqListSliceItems']>, primary: _RefType['FaqListSlicePrimary'], questions?: Maybe<Array<_RefType['FaqDocument']>> } )
    | ( Omit<FeaturedKiosksSlice, 'items' | 'kiosks' | 'primary'> & { items: Array<_RefType['FeaturedKiosksSliceItems']>, kiosks?: Maybe<Array<_RefType['Kiosk']>>, primary: _RefType['FeaturedKiosksSlicePrimary'] } )
    | ( Omit<HeroSlice, 'items' | 'primary'> & { items: Array<_RefType['HeroSliceItems']>, primary: _RefType['HeroSlicePrimary'] } )
    | ( Omit<ImageGallerySlice, 'items' | 'primary'> & { items: Array<_RefType['ImageGallerySliceItems']>, primary: _RefType['ImageGallerySlicePrimary'] } )
    | ( Omit<ImageWithTextSlice, 'items' | 'primary'> & { items: Array<_RefType['ImageWithTextSliceItems']>, primary: _RefType['ImageWithTextSlicePrimary'] } )
    | ( Omit<KeyDesignStripSlice, 'designs' | 'items' | 'primary'> & { designs?: Maybe<Array<_RefType['KeyDesign']>>, items: Array<_RefType['KeyDesignStripSliceItems']>, primary: _RefType['KeyDesignStripSlicePrimary'] } )
    | ( Omit<LinkListSlice, 'items' | 'primary'> & { items: Array<_RefType['LinkListSliceItems']>, primary: _RefType['LinkListSlicePrimary'] } )
    | ( Omit<LocksmithLocatorSlice, 'items' | 'primary' | 'widget'> & { items: Array<_RefType['LocksmithLocatorSliceItems']>, primary: _RefType['LocksmithLocatorSlicePrimary'], widget?: Maybe<_RefType['LocksmithLocatorWidgetDocument']> } )
    | ( Omit<NearbyKiosksSlice, 'items' | 'nearby' | 'primary'> & { items: Array<_RefType['NearbyKiosksSliceItems']>, nearby?: Maybe<Array<_RefType['KioskDistance']>>, primary: _RefType['NearbyKiosksSlicePrimary'] } )
    | ( Omit<PressLogosSlice, 'items' | 'primary'> & { items: Array<_RefType['PressLogosSliceItems']>, primary: _RefType['PressLogosSlicePrimary'] } )
    | ( Omit<PriceListSlice, 'items' | 'primary'> & { items: Array<_RefType['PriceListSliceItems']>, primary: _RefType['PriceListSlicePrimary'] } )
    | ( Omit<RichTextSlice, 'items' | 'primary'> & { items: Array<_RefType['RichTextSliceItems']>, primary: _RefType['RichTextSlicePrimary'] } )
    | ( Omit<SectionSlice, 'items' | 'primary'> & { items: Array<_RefType['SectionSliceItems']>, primary: _RefType['SectionSlicePrimary'] } )
    | ( Omit<ServiceCardsSlice, 'items' | 'primary' | 'services'> & { items: Array<_RefType['ServiceCardsSliceItems']>, primary: _RefType['ServiceCardsSlicePrimary'], services?: Maybe<Array<_RefType['ServicePageDocument']>> } )
    | ( Omit<SignUpTeaserSlice, 'items' | 'primary'> & { items: Array<_RefType['SignUpTeaserSliceItems']>, primary: _RefType['SignUpTeaserSlicePrimary'] } )
    | ( Omit<StatsSlice, 'items' | 'primary'> & { items: Array<_RefType['StatsSliceItems']>, primary: _RefType['StatsSlicePrimary'] } )
    | ( Omit<StepsSlice, 'items' | 'primary'> & { items: Array<_RefType['StepsSliceItems']>, primary: _RefType['StepsSlicePrimary'] } )
    | ( Omit<TestimonialsSlice, 'items' | 'primary'> & { items: Array<_RefType['TestimonialsSliceItems']>, primary: _RefType['TestimonialsSlicePrimary'] } )
    | ( UnknownSlice )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Address: ResolverTypeWrapper<Address>;
  AddressResult: ResolverTypeWrapper<AddressModel>;
  AlternateLanguage: ResolverTypeWrapper<TranslationModel>;
  AppBarDocument: ResolverTypeWrapper<DocumentModel>;
  AppBarDocumentData: ResolverTypeWrapper<AppBarDocumentData>;
  ApplicationFormSlice: ResolverTypeWrapper<Omit<ApplicationFormSlice, 'items' | 'primary'> & { items: Array<ResolversTypes['ApplicationFormSliceItems']>, primary: ResolversTypes['ApplicationFormSlicePrimary'] }>;
  ApplicationFormSliceDefaultItem: ResolverTypeWrapper<ApplicationFormSliceDefaultItem>;
  ApplicationFormSliceDefaultPrimary: ResolverTypeWrapper<ApplicationFormSliceDefaultPrimary>;
  ApplicationFormSliceItems: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ApplicationFormSliceItems']>;
  ApplicationFormSlicePrimary: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ApplicationFormSlicePrimary']>;
  BannerSlice: ResolverTypeWrapper<Omit<BannerSlice, 'items' | 'primary'> & { items: Array<ResolversTypes['BannerSliceItems']>, primary: ResolversTypes['BannerSlicePrimary'] }>;
  BannerSliceDefaultItem: ResolverTypeWrapper<BannerSliceDefaultItem>;
  BannerSliceDefaultPrimary: ResolverTypeWrapper<BannerSliceDefaultPrimary>;
  BannerSliceItems: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['BannerSliceItems']>;
  BannerSliceNoticeItem: ResolverTypeWrapper<BannerSliceNoticeItem>;
  BannerSliceNoticePrimary: ResolverTypeWrapper<BannerSliceNoticePrimary>;
  BannerSlicePrimary: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['BannerSlicePrimary']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Bounds: ResolverTypeWrapper<Bounds>;
  BoundsInput: BoundsInput;
  CacheControlScope: CacheControlScope;
  CallToActionSlice: ResolverTypeWrapper<Omit<CallToActionSlice, 'items' | 'primary'> & { items: Array<ResolversTypes['CallToActionSliceItems']>, primary: ResolversTypes['CallToActionSlicePrimary'] }>;
  CallToActionSliceDefaultItem: ResolverTypeWrapper<CallToActionSliceDefaultItem>;
  CallToActionSliceDefaultPrimary: ResolverTypeWrapper<CallToActionSliceDefaultPrimary>;
  CallToActionSliceDefaultPrimaryButtonsItem: ResolverTypeWrapper<CallToActionSliceDefaultPrimaryButtonsItem>;
  CallToActionSliceItems: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CallToActionSliceItems']>;
  CallToActionSliceLocksmithItem: ResolverTypeWrapper<CallToActionSliceLocksmithItem>;
  CallToActionSliceLocksmithPrimary: ResolverTypeWrapper<CallToActionSliceLocksmithPrimary>;
  CallToActionSliceLocksmithPrimaryButtonsItem: ResolverTypeWrapper<CallToActionSliceLocksmithPrimaryButtonsItem>;
  CallToActionSliceLocksmithPrimaryPointsItem: ResolverTypeWrapper<CallToActionSliceLocksmithPrimaryPointsItem>;
  CallToActionSlicePrimary: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CallToActionSlicePrimary']>;
  CarouselSlice: ResolverTypeWrapper<Omit<CarouselSlice, 'items' | 'primary'> & { items: Array<ResolversTypes['CarouselSliceItems']>, primary: ResolversTypes['CarouselSlicePrimary'] }>;
  CarouselSliceDefaultItem: ResolverTypeWrapper<CarouselSliceDefaultItem>;
  CarouselSliceDefaultPrimary: ResolverTypeWrapper<CarouselSliceDefaultPrimary>;
  CarouselSliceDefaultPrimarySlidesItem: ResolverTypeWrapper<CarouselSliceDefaultPrimarySlidesItem>;
  CarouselSliceItems: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CarouselSliceItems']>;
  CarouselSlicePrimary: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CarouselSlicePrimary']>;
  CarouselSliceWideItem: ResolverTypeWrapper<CarouselSliceWideItem>;
  CarouselSliceWidePrimary: ResolverTypeWrapper<CarouselSliceWidePrimary>;
  CarouselSliceWidePrimarySlidesItem: ResolverTypeWrapper<CarouselSliceWidePrimarySlidesItem>;
  Color: ResolverTypeWrapper<Scalars['Color']['output']>;
  Company: ResolverTypeWrapper<CompanyModel>;
  CompanyInformationDocument: ResolverTypeWrapper<DocumentModel>;
  CompanyInformationDocumentData: ResolverTypeWrapper<CompanyInformationDocumentData>;
  ComparisonTableSlice: ResolverTypeWrapper<Omit<ComparisonTableSlice, 'items' | 'primary'> & { items: Array<ResolversTypes['ComparisonTableSliceItems']>, primary: ResolversTypes['ComparisonTableSlicePrimary'] }>;
  ComparisonTableSliceDefaultItem: ResolverTypeWrapper<ComparisonTableSliceDefaultItem>;
  ComparisonTableSliceDefaultPrimary: ResolverTypeWrapper<ComparisonTableSliceDefaultPrimary>;
  ComparisonTableSliceDefaultPrimaryColumnsItem: ResolverTypeWrapper<ComparisonTableSliceDefaultPrimaryColumnsItem>;
  ComparisonTableSliceDefaultPrimaryRowsItem: ResolverTypeWrapper<ComparisonTableSliceDefaultPrimaryRowsItem>;
  ComparisonTableSliceItems: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ComparisonTableSliceItems']>;
  ComparisonTableSlicePrimary: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ComparisonTableSlicePrimary']>;
  ContactDetails: ResolverTypeWrapper<ContactDetailsModel>;
  ContactDetailsSlice: ResolverTypeWrapper<Omit<ContactDetailsSlice, 'contactDetails' | 'contactDocument' | 'items' | 'primary'> & { contactDetails?: Maybe<ResolversTypes['ContactDetails']>, contactDocument?: Maybe<ResolversTypes['CompanyInformationDocument']>, items: Array<ResolversTypes['ContactDetailsSliceItems']>, primary: ResolversTypes['ContactDetailsSlicePrimary'] }>;
  ContactDetailsSliceDefaultItem: ResolverTypeWrapper<ContactDetailsSliceDefaultItem>;
  ContactDetailsSliceDefaultPrimary: ResolverTypeWrapper<ContactDetailsSliceDefaultPrimary>;
  ContactDetailsSliceItems: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ContactDetailsSliceItems']>;
  ContactDetailsSlicePrimary: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ContactDetailsSlicePrimary']>;
  ContactFormSlice: ResolverTypeWrapper<Omit<ContactFormSlice, 'items' | 'primary'> & { items: Array<ResolversTypes['ContactFormSliceItems']>, primary: ResolversTypes['ContactFormSlicePrimary'] }>;
  ContactFormSliceDefaultItem: ResolverTypeWrapper<ContactFormSliceDefaultItem>;
  ContactFormSliceDefaultPrimary: ResolverTypeWrapper<ContactFormSliceDefaultPrimary>;
  ContactFormSliceItems: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ContactFormSliceItems']>;
  ContactFormSlicePrimary: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ContactFormSlicePrimary']>;
  ContactMessageInput: ContactMessageInput;
  ContactMessageReceived: ResolverTypeWrapper<ContactMessageReceived>;
  ContentState: ContentState;
  CookieBannerDocument: ResolverTypeWrapper<DocumentModel>;
  CookieBannerDocumentData: ResolverTypeWrapper<CookieBannerDocumentData>;
  CopyGuideSlice: ResolverTypeWrapper<Omit<CopyGuideSlice, 'items' | 'primary'> & { items: Array<ResolversTypes['CopyGuideSliceItems']>, primary: ResolversTypes['CopyGuideSlicePrimary'] }>;
  CopyGuideSliceCarsItem: ResolverTypeWrapper<CopyGuideSliceCarsItem>;
  CopyGuideSliceCarsPrimary: ResolverTypeWrapper<CopyGuideSliceCarsPrimary>;
  CopyGuideSliceCarsPrimaryMakesItem: ResolverTypeWrapper<CopyGuideSliceCarsPrimaryMakesItem>;
  CopyGuideSliceCarsPrimaryMakesItemModelsItem: ResolverTypeWrapper<CopyGuideSliceCarsPrimaryMakesItemModelsItem>;
  CopyGuideSliceCarsPrimaryStepsItem: ResolverTypeWrapper<CopyGuideSliceCarsPrimaryStepsItem>;
  CopyGuideSliceDefaultItem: ResolverTypeWrapper<CopyGuideSliceDefaultItem>;
  CopyGuideSliceDefaultPrimary: ResolverTypeWrapper<CopyGuideSliceDefaultPrimary>;
  CopyGuideSliceDefaultPrimaryShapesItem: ResolverTypeWrapper<CopyGuideSliceDefaultPrimaryShapesItem>;
  CopyGuideSliceItems: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CopyGuideSliceItems']>;
  CopyGuideSlicePrimary: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CopyGuideSlicePrimary']>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  Document: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Document']>;
  Embed: ResolverTypeWrapper<Scalars['Embed']['output']>;
  EmbedSlice: ResolverTypeWrapper<Omit<EmbedSlice, 'items' | 'primary'> & { items: Array<ResolversTypes['EmbedSliceItems']>, primary: ResolversTypes['EmbedSlicePrimary'] }>;
  EmbedSliceDefaultItem: ResolverTypeWrapper<EmbedSliceDefaultItem>;
  EmbedSliceDefaultPrimary: ResolverTypeWrapper<EmbedSliceDefaultPrimary>;
  EmbedSliceItems: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EmbedSliceItems']>;
  EmbedSlicePrimary: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EmbedSlicePrimary']>;
  Error: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Error']>;
  ErrorCode: ErrorCode;
  ErrorPageDocument: ResolverTypeWrapper<DocumentModel>;
  ErrorPageDocumentData: ResolverTypeWrapper<ErrorPageDocumentData>;
  ErrorPageDocumentDataButtonsItem: ResolverTypeWrapper<ErrorPageDocumentDataButtonsItem>;
  Experiment: ResolverTypeWrapper<Experiment>;
  ExperimentVariation: ResolverTypeWrapper<ExperimentVariation>;
  FaqDocument: ResolverTypeWrapper<DocumentModel>;
  FaqDocumentData: ResolverTypeWrapper<Omit<FaqDocumentData, 'slices'> & { slices: Array<ResolversTypes['FaqDocumentDataSlicesSlice']> }>;
  FaqDocumentDataSlicesSlice: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['FaqDocumentDataSlicesSlice']>;
  FaqListSlice: ResolverTypeWrapper<Omit<FaqListSlice, 'items' | 'primary' | 'questions'> & { items: Array<ResolversTypes['FaqListSliceItems']>, primary: ResolversTypes['FaqListSlicePrimary'], questions?: Maybe<Array<ResolversTypes['FaqDocument']>> }>;
  FaqListSliceDefaultItem: ResolverTypeWrapper<FaqListSliceDefaultItem>;
  FaqListSliceDefaultPrimary: ResolverTypeWrapper<FaqListSliceDefaultPrimary>;
  FaqListSliceItems: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['FaqListSliceItems']>;
  FaqListSlicePrimary: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['FaqListSlicePrimary']>;
  FaqListSliceShortItem: ResolverTypeWrapper<FaqListSliceShortItem>;
  FaqListSliceShortPrimary: ResolverTypeWrapper<FaqListSliceShortPrimary>;
  FaqListSliceTopicsItem: ResolverTypeWrapper<FaqListSliceTopicsItem>;
  FaqListSliceTopicsPrimary: ResolverTypeWrapper<FaqListSliceTopicsPrimary>;
  FaqPageDocument: ResolverTypeWrapper<DocumentModel>;
  FaqPageDocumentData: ResolverTypeWrapper<Omit<FaqPageDocumentData, 'slices'> & { slices: Array<ResolversTypes['FaqPageDocumentDataSlicesSlice']> }>;
  FaqPageDocumentDataSlicesSlice: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['FaqPageDocumentDataSlicesSlice']>;
  FeaturedKiosksSlice: ResolverTypeWrapper<Omit<FeaturedKiosksSlice, 'items' | 'kiosks' | 'primary'> & { items: Array<ResolversTypes['FeaturedKiosksSliceItems']>, kiosks?: Maybe<Array<ResolversTypes['Kiosk']>>, primary: ResolversTypes['FeaturedKiosksSlicePrimary'] }>;
  FeaturedKiosksSliceDefaultItem: ResolverTypeWrapper<FeaturedKiosksSliceDefaultItem>;
  FeaturedKiosksSliceDefaultPrimary: ResolverTypeWrapper<FeaturedKiosksSliceDefaultPrimary>;
  FeaturedKiosksSliceDefaultPrimaryLocationsItem: ResolverTypeWrapper<FeaturedKiosksSliceDefaultPrimaryLocationsItem>;
  FeaturedKiosksSliceItems: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['FeaturedKiosksSliceItems']>;
  FeaturedKiosksSlicePrimary: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['FeaturedKiosksSlicePrimary']>;
  FieldError: ResolverTypeWrapper<Omit<FieldError, 'code'> & { code: ResolversTypes['FieldErrorCode'] }>;
  FieldErrorCode: ResolverTypeWrapper<FieldErrorCodeModel>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  GeoPoint: ResolverTypeWrapper<Scalars['GeoPoint']['output']>;
  GeolocationSnackbarDocument: ResolverTypeWrapper<DocumentModel>;
  GeolocationSnackbarDocumentData: ResolverTypeWrapper<GeolocationSnackbarDocumentData>;
  HeroSlice: ResolverTypeWrapper<Omit<HeroSlice, 'items' | 'primary'> & { items: Array<ResolversTypes['HeroSliceItems']>, primary: ResolversTypes['HeroSlicePrimary'] }>;
  HeroSliceCompactItem: ResolverTypeWrapper<HeroSliceCompactItem>;
  HeroSliceCompactPrimary: ResolverTypeWrapper<HeroSliceCompactPrimary>;
  HeroSliceDefaultItem: ResolverTypeWrapper<HeroSliceDefaultItem>;
  HeroSliceDefaultPrimary: ResolverTypeWrapper<HeroSliceDefaultPrimary>;
  HeroSliceDefaultPrimaryButtonsItem: ResolverTypeWrapper<HeroSliceDefaultPrimaryButtonsItem>;
  HeroSliceItems: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['HeroSliceItems']>;
  HeroSlicePrimary: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['HeroSlicePrimary']>;
  HeroSliceSearchItem: ResolverTypeWrapper<HeroSliceSearchItem>;
  HeroSliceSearchPrimary: ResolverTypeWrapper<HeroSliceSearchPrimary>;
  Holiday: Holiday;
  HolidayHours: ResolverTypeWrapper<HolidayHours>;
  HomepageDocument: ResolverTypeWrapper<DocumentModel>;
  HomepageDocumentData: ResolverTypeWrapper<Omit<HomepageDocumentData, 'slices'> & { slices: Array<ResolversTypes['HomepageDocumentDataSlicesSlice']> }>;
  HomepageDocumentDataSlicesSlice: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['HomepageDocumentDataSlicesSlice']>;
  HoursPeriod: ResolverTypeWrapper<HoursPeriod>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Image: ResolverTypeWrapper<Scalars['Image']['output']>;
  ImageGallerySlice: ResolverTypeWrapper<Omit<ImageGallerySlice, 'items' | 'primary'> & { items: Array<ResolversTypes['ImageGallerySliceItems']>, primary: ResolversTypes['ImageGallerySlicePrimary'] }>;
  ImageGallerySliceDefaultItem: ResolverTypeWrapper<ImageGallerySliceDefaultItem>;
  ImageGallerySliceDefaultPrimary: ResolverTypeWrapper<ImageGallerySliceDefaultPrimary>;
  ImageGallerySliceDefaultPrimaryImagesItem: ResolverTypeWrapper<ImageGallerySliceDefaultPrimaryImagesItem>;
  ImageGallerySliceItems: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ImageGallerySliceItems']>;
  ImageGallerySlicePrimary: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ImageGallerySlicePrimary']>;
  ImageGallerySliceStripItem: ResolverTypeWrapper<ImageGallerySliceStripItem>;
  ImageGallerySliceStripPrimary: ResolverTypeWrapper<ImageGallerySliceStripPrimary>;
  ImageGallerySliceStripPrimaryImagesItem: ResolverTypeWrapper<ImageGallerySliceStripPrimaryImagesItem>;
  ImageWithTextSlice: ResolverTypeWrapper<Omit<ImageWithTextSlice, 'items' | 'primary'> & { items: Array<ResolversTypes['ImageWithTextSliceItems']>, primary: ResolversTypes['ImageWithTextSlicePrimary'] }>;
  ImageWithTextSliceImageLeftItem: ResolverTypeWrapper<ImageWithTextSliceImageLeftItem>;
  ImageWithTextSliceImageLeftPrimary: ResolverTypeWrapper<ImageWithTextSliceImageLeftPrimary>;
  ImageWithTextSliceImageLeftPrimaryButtonsItem: ResolverTypeWrapper<ImageWithTextSliceImageLeftPrimaryButtonsItem>;
  ImageWithTextSliceImageRightItem: ResolverTypeWrapper<ImageWithTextSliceImageRightItem>;
  ImageWithTextSliceImageRightPrimary: ResolverTypeWrapper<ImageWithTextSliceImageRightPrimary>;
  ImageWithTextSliceImageRightPrimaryButtonsItem: ResolverTypeWrapper<ImageWithTextSliceImageRightPrimaryButtonsItem>;
  ImageWithTextSliceItems: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ImageWithTextSliceItems']>;
  ImageWithTextSlicePrimary: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ImageWithTextSlicePrimary']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  IntegrationField: ResolverTypeWrapper<Scalars['IntegrationField']['output']>;
  InvalidInput: ResolverTypeWrapper<Omit<InvalidInput, 'fieldErrors'> & { fieldErrors: Array<ResolversTypes['FieldError']> }>;
  JobApplicationInput: JobApplicationInput;
  JobApplicationReceived: ResolverTypeWrapper<JobApplicationReceived>;
  KeyDesign: ResolverTypeWrapper<KeyDesignModel>;
  KeyDesignImage: ResolverTypeWrapper<KeyDesignImage>;
  KeyDesignStripSlice: ResolverTypeWrapper<Omit<KeyDesignStripSlice, 'designs' | 'items' | 'primary'> & { designs?: Maybe<Array<ResolversTypes['KeyDesign']>>, items: Array<ResolversTypes['KeyDesignStripSliceItems']>, primary: ResolversTypes['KeyDesignStripSlicePrimary'] }>;
  KeyDesignStripSliceDefaultItem: ResolverTypeWrapper<KeyDesignStripSliceDefaultItem>;
  KeyDesignStripSliceDefaultPrimary: ResolverTypeWrapper<KeyDesignStripSliceDefaultPrimary>;
  KeyDesignStripSliceGridItem: ResolverTypeWrapper<KeyDesignStripSliceGridItem>;
  KeyDesignStripSliceGridPrimary: ResolverTypeWrapper<KeyDesignStripSliceGridPrimary>;
  KeyDesignStripSliceItems: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['KeyDesignStripSliceItems']>;
  KeyDesignStripSlicePrimary: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['KeyDesignStripSlicePrimary']>;
  KeyGalleryDocument: ResolverTypeWrapper<DocumentModel>;
  KeyGalleryDocumentData: ResolverTypeWrapper<Omit<KeyGalleryDocumentData, 'slices'> & { slices: Array<ResolversTypes['KeyGalleryDocumentDataSlicesSlice']> }>;
  KeyGalleryDocumentDataSlicesSlice: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['KeyGalleryDocumentDataSlicesSlice']>;
  KeyGalleryFilter: ResolverTypeWrapper<GalleryFilter>;
  KeyGalleryFilterDocument: ResolverTypeWrapper<DocumentModel>;
  KeyGalleryFilterDocumentData: ResolverTypeWrapper<KeyGalleryFilterDocumentData>;
  KeyGalleryFilterDocumentDataSubFiltersItem: ResolverTypeWrapper<KeyGalleryFilterDocumentDataSubFiltersItem>;
  KeyGallerySubFilter: ResolverTypeWrapper<KeyGallerySubFilter>;
  KeyText: ResolverTypeWrapper<Scalars['KeyText']['output']>;
  Kiosk: ResolverTypeWrapper<KioskModel>;
  KioskCell: ResolverTypeWrapper<KioskCell>;
  KioskCity: ResolverTypeWrapper<CityEntry>;
  KioskDistance: ResolverTypeWrapper<Omit<KioskDistance, 'kiosk'> & { kiosk: ResolversTypes['Kiosk'] }>;
  KioskList: ResolverTypeWrapper<KioskPage>;
  KioskMap: ResolverTypeWrapper<KioskMapModel>;
  KioskSite: ResolverTypeWrapper<KioskSiteModel>;
  KioskSiteSetting: ResolverTypeWrapper<KioskSiteSetting>;
  KioskState: ResolverTypeWrapper<StateEntry>;
  KiosksInArea: ResolverTypeWrapper<Area>;
  KiosksNear: ResolverTypeWrapper<Nearby>;
  LabelledValue: ResolverTypeWrapper<LabelledValue>;
  Language: ResolverTypeWrapper<RepositoryLanguage>;
  LanguageCode: ResolverTypeWrapper<Lang>;
  LatLng: ResolverTypeWrapper<LatLng>;
  LatLngInput: LatLngInput;
  Link: ResolverTypeWrapper<Scalars['Link']['output']>;
  LinkListSlice: ResolverTypeWrapper<Omit<LinkListSlice, 'items' | 'primary'> & { items: Array<ResolversTypes['LinkListSliceItems']>, primary: ResolversTypes['LinkListSlicePrimary'] }>;
  LinkListSliceCardsItem: ResolverTypeWrapper<LinkListSliceCardsItem>;
  LinkListSliceCardsPrimary: ResolverTypeWrapper<LinkListSliceCardsPrimary>;
  LinkListSliceCardsPrimaryLinkCardsItem: ResolverTypeWrapper<LinkListSliceCardsPrimaryLinkCardsItem>;
  LinkListSliceDefaultItem: ResolverTypeWrapper<LinkListSliceDefaultItem>;
  LinkListSliceDefaultPrimary: ResolverTypeWrapper<LinkListSliceDefaultPrimary>;
  LinkListSliceDefaultPrimaryLinkGroupsItem: ResolverTypeWrapper<LinkListSliceDefaultPrimaryLinkGroupsItem>;
  LinkListSliceDefaultPrimaryLinkGroupsItemLinksItem: ResolverTypeWrapper<LinkListSliceDefaultPrimaryLinkGroupsItemLinksItem>;
  LinkListSliceItems: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LinkListSliceItems']>;
  LinkListSlicePrimary: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LinkListSlicePrimary']>;
  Locality: ResolverTypeWrapper<Locality>;
  LocatorBarDocument: ResolverTypeWrapper<DocumentModel>;
  LocatorBarDocumentData: ResolverTypeWrapper<LocatorBarDocumentData>;
  LocatorPageDocument: ResolverTypeWrapper<DocumentModel>;
  LocatorPageDocumentData: ResolverTypeWrapper<Omit<LocatorPageDocumentData, 'slices'> & { slices: Array<ResolversTypes['LocatorPageDocumentDataSlicesSlice']> }>;
  LocatorPageDocumentDataSlicesSlice: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LocatorPageDocumentDataSlicesSlice']>;
  LocksmithLocatorSlice: ResolverTypeWrapper<Omit<LocksmithLocatorSlice, 'items' | 'primary' | 'widget'> & { items: Array<ResolversTypes['LocksmithLocatorSliceItems']>, primary: ResolversTypes['LocksmithLocatorSlicePrimary'], widget?: Maybe<ResolversTypes['LocksmithLocatorWidgetDocument']> }>;
  LocksmithLocatorSliceDefaultItem: ResolverTypeWrapper<LocksmithLocatorSliceDefaultItem>;
  LocksmithLocatorSliceDefaultPrimary: ResolverTypeWrapper<LocksmithLocatorSliceDefaultPrimary>;
  LocksmithLocatorSliceItems: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LocksmithLocatorSliceItems']>;
  LocksmithLocatorSlicePrimary: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LocksmithLocatorSlicePrimary']>;
  LocksmithLocatorWidgetDocument: ResolverTypeWrapper<DocumentModel>;
  LocksmithLocatorWidgetDocumentData: ResolverTypeWrapper<LocksmithLocatorWidgetDocumentData>;
  LocksmithLocatorWidgetDocumentDataFactsItem: ResolverTypeWrapper<LocksmithLocatorWidgetDocumentDataFactsItem>;
  MachineType: ResolverTypeWrapper<MachineTypeModel>;
  MapMarker: ResolverTypeWrapper<MapMarkerModel>;
  MenuDocument: ResolverTypeWrapper<DocumentModel>;
  MenuDocumentData: ResolverTypeWrapper<MenuDocumentData>;
  MenuDocumentDataItemsItem: ResolverTypeWrapper<MenuDocumentDataItemsItem>;
  MenuDocumentDataItemsItemLinksItem: ResolverTypeWrapper<MenuDocumentDataItemsItemLinksItem>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NearbyKiosksSlice: ResolverTypeWrapper<Omit<NearbyKiosksSlice, 'items' | 'nearby' | 'primary'> & { items: Array<ResolversTypes['NearbyKiosksSliceItems']>, nearby?: Maybe<Array<ResolversTypes['KioskDistance']>>, primary: ResolversTypes['NearbyKiosksSlicePrimary'] }>;
  NearbyKiosksSliceCompactItem: ResolverTypeWrapper<NearbyKiosksSliceCompactItem>;
  NearbyKiosksSliceCompactPrimary: ResolverTypeWrapper<NearbyKiosksSliceCompactPrimary>;
  NearbyKiosksSliceDefaultItem: ResolverTypeWrapper<NearbyKiosksSliceDefaultItem>;
  NearbyKiosksSliceDefaultPrimary: ResolverTypeWrapper<NearbyKiosksSliceDefaultPrimary>;
  NearbyKiosksSliceItems: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['NearbyKiosksSliceItems']>;
  NearbyKiosksSlicePrimary: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['NearbyKiosksSlicePrimary']>;
  Number: ResolverTypeWrapper<Scalars['Number']['output']>;
  Page: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['Page']>;
  PageDocument: ResolverTypeWrapper<DocumentModel>;
  PageDocumentData: ResolverTypeWrapper<Omit<PageDocumentData, 'slices'> & { slices: Array<ResolversTypes['PageDocumentDataSlicesSlice']> }>;
  PageDocumentDataSlicesSlice: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PageDocumentDataSlicesSlice']>;
  PageWithSlices: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['PageWithSlices']>;
  Place: ResolverTypeWrapper<PlaceModel>;
  PlaceAttribution: ResolverTypeWrapper<PlaceAttribution>;
  PlacePhoto: ResolverTypeWrapper<PlacePhotoModel>;
  PlaceRating: ResolverTypeWrapper<PlaceRatingModel>;
  PlaceReview: ResolverTypeWrapper<PlaceReview>;
  PlaceReviewAuthor: ResolverTypeWrapper<PlaceReviewAuthor>;
  Prediction: ResolverTypeWrapper<PredictionModel>;
  PredictionType: PredictionType;
  PressLogosSlice: ResolverTypeWrapper<Omit<PressLogosSlice, 'items' | 'primary'> & { items: Array<ResolversTypes['PressLogosSliceItems']>, primary: ResolversTypes['PressLogosSlicePrimary'] }>;
  PressLogosSliceDefaultItem: ResolverTypeWrapper<PressLogosSliceDefaultItem>;
  PressLogosSliceDefaultPrimary: ResolverTypeWrapper<PressLogosSliceDefaultPrimary>;
  PressLogosSliceDefaultPrimaryLogosItem: ResolverTypeWrapper<PressLogosSliceDefaultPrimaryLogosItem>;
  PressLogosSliceItems: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PressLogosSliceItems']>;
  PressLogosSlicePrimary: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PressLogosSlicePrimary']>;
  PressLogosSliceWithQuotesItem: ResolverTypeWrapper<PressLogosSliceWithQuotesItem>;
  PressLogosSliceWithQuotesPrimary: ResolverTypeWrapper<PressLogosSliceWithQuotesPrimary>;
  PressLogosSliceWithQuotesPrimaryLogosItem: ResolverTypeWrapper<PressLogosSliceWithQuotesPrimaryLogosItem>;
  PreviewTarget: ResolverTypeWrapper<PreviewTarget>;
  PreviewTools: ResolverTypeWrapper<PreviewToolsModel>;
  PriceListSlice: ResolverTypeWrapper<Omit<PriceListSlice, 'items' | 'primary'> & { items: Array<ResolversTypes['PriceListSliceItems']>, primary: ResolversTypes['PriceListSlicePrimary'] }>;
  PriceListSliceCardsItem: ResolverTypeWrapper<PriceListSliceCardsItem>;
  PriceListSliceCardsPrimary: ResolverTypeWrapper<PriceListSliceCardsPrimary>;
  PriceListSliceCardsPrimaryButtonsItem: ResolverTypeWrapper<PriceListSliceCardsPrimaryButtonsItem>;
  PriceListSliceCardsPrimaryCardsItem: ResolverTypeWrapper<PriceListSliceCardsPrimaryCardsItem>;
  PriceListSliceDefaultItem: ResolverTypeWrapper<PriceListSliceDefaultItem>;
  PriceListSliceDefaultPrimary: ResolverTypeWrapper<PriceListSliceDefaultPrimary>;
  PriceListSliceDefaultPrimaryButtonsItem: ResolverTypeWrapper<PriceListSliceDefaultPrimaryButtonsItem>;
  PriceListSliceDefaultPrimaryGroupsItem: ResolverTypeWrapper<PriceListSliceDefaultPrimaryGroupsItem>;
  PriceListSliceDefaultPrimaryGroupsItemLinesItem: ResolverTypeWrapper<PriceListSliceDefaultPrimaryGroupsItemLinesItem>;
  PriceListSliceItems: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PriceListSliceItems']>;
  PriceListSlicePrimary: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PriceListSlicePrimary']>;
  PricesDocument: ResolverTypeWrapper<DocumentModel>;
  PricesDocumentData: ResolverTypeWrapper<PricesDocumentData>;
  PricesDocumentDataLinesItem: ResolverTypeWrapper<PricesDocumentDataLinesItem>;
  ProductsPageDocument: ResolverTypeWrapper<DocumentModel>;
  ProductsPageDocumentData: ResolverTypeWrapper<Omit<ProductsPageDocumentData, 'slices'> & { slices: Array<ResolversTypes['ProductsPageDocumentDataSlicesSlice']> }>;
  ProductsPageDocumentDataSlicesSlice: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ProductsPageDocumentDataSlicesSlice']>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RedirectDocument: ResolverTypeWrapper<DocumentModel>;
  RedirectDocumentData: ResolverTypeWrapper<RedirectDocumentData>;
  RichText: ResolverTypeWrapper<Scalars['RichText']['output']>;
  RichTextSlice: ResolverTypeWrapper<Omit<RichTextSlice, 'items' | 'primary'> & { items: Array<ResolversTypes['RichTextSliceItems']>, primary: ResolversTypes['RichTextSlicePrimary'] }>;
  RichTextSliceDefaultItem: ResolverTypeWrapper<RichTextSliceDefaultItem>;
  RichTextSliceDefaultPrimary: ResolverTypeWrapper<RichTextSliceDefaultPrimary>;
  RichTextSliceItems: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RichTextSliceItems']>;
  RichTextSliceLegalItem: ResolverTypeWrapper<RichTextSliceLegalItem>;
  RichTextSliceLegalPrimary: ResolverTypeWrapper<RichTextSliceLegalPrimary>;
  RichTextSlicePrimary: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RichTextSlicePrimary']>;
  Route: ResolverTypeWrapper<RouteAnswer>;
  RouteStatus: RouteStatus;
  SectionSlice: ResolverTypeWrapper<Omit<SectionSlice, 'items' | 'primary'> & { items: Array<ResolversTypes['SectionSliceItems']>, primary: ResolversTypes['SectionSlicePrimary'] }>;
  SectionSliceCarKeyProgrammingItem: ResolverTypeWrapper<SectionSliceCarKeyProgrammingItem>;
  SectionSliceCarKeyProgrammingPrimary: ResolverTypeWrapper<SectionSliceCarKeyProgrammingPrimary>;
  SectionSliceCarKeyProgrammingPrimaryButtonsItem: ResolverTypeWrapper<SectionSliceCarKeyProgrammingPrimaryButtonsItem>;
  SectionSliceCarKeyProgrammingPrimaryStepsItem: ResolverTypeWrapper<SectionSliceCarKeyProgrammingPrimaryStepsItem>;
  SectionSliceDefaultItem: ResolverTypeWrapper<SectionSliceDefaultItem>;
  SectionSliceDefaultPrimary: ResolverTypeWrapper<SectionSliceDefaultPrimary>;
  SectionSliceDefaultPrimaryButtonsItem: ResolverTypeWrapper<SectionSliceDefaultPrimaryButtonsItem>;
  SectionSliceItems: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SectionSliceItems']>;
  SectionSlicePrimary: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SectionSlicePrimary']>;
  Select: ResolverTypeWrapper<Scalars['Select']['output']>;
  Service: ResolverTypeWrapper<ServiceKey>;
  ServiceCardsSlice: ResolverTypeWrapper<Omit<ServiceCardsSlice, 'items' | 'primary' | 'services'> & { items: Array<ResolversTypes['ServiceCardsSliceItems']>, primary: ResolversTypes['ServiceCardsSlicePrimary'], services?: Maybe<Array<ResolversTypes['ServicePageDocument']>> }>;
  ServiceCardsSliceCompactItem: ResolverTypeWrapper<ServiceCardsSliceCompactItem>;
  ServiceCardsSliceCompactPrimary: ResolverTypeWrapper<ServiceCardsSliceCompactPrimary>;
  ServiceCardsSliceDefaultItem: ResolverTypeWrapper<ServiceCardsSliceDefaultItem>;
  ServiceCardsSliceDefaultPrimary: ResolverTypeWrapper<ServiceCardsSliceDefaultPrimary>;
  ServiceCardsSliceItems: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ServiceCardsSliceItems']>;
  ServiceCardsSlicePrimary: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ServiceCardsSlicePrimary']>;
  ServiceCount: ResolverTypeWrapper<ServiceCountModel>;
  ServicePageDocument: ResolverTypeWrapper<DocumentModel>;
  ServicePageDocumentData: ResolverTypeWrapper<Omit<ServicePageDocumentData, 'slices'> & { slices: Array<ResolversTypes['ServicePageDocumentDataSlicesSlice']> }>;
  ServicePageDocumentDataSlicesSlice: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ServicePageDocumentDataSlicesSlice']>;
  ServiceUnavailable: ResolverTypeWrapper<ServiceUnavailable>;
  SignUpTeaserSlice: ResolverTypeWrapper<Omit<SignUpTeaserSlice, 'items' | 'primary'> & { items: Array<ResolversTypes['SignUpTeaserSliceItems']>, primary: ResolversTypes['SignUpTeaserSlicePrimary'] }>;
  SignUpTeaserSliceCompactItem: ResolverTypeWrapper<SignUpTeaserSliceCompactItem>;
  SignUpTeaserSliceCompactPrimary: ResolverTypeWrapper<SignUpTeaserSliceCompactPrimary>;
  SignUpTeaserSliceDefaultItem: ResolverTypeWrapper<SignUpTeaserSliceDefaultItem>;
  SignUpTeaserSliceDefaultPrimary: ResolverTypeWrapper<SignUpTeaserSliceDefaultPrimary>;
  SignUpTeaserSliceDefaultPrimaryPointsItem: ResolverTypeWrapper<SignUpTeaserSliceDefaultPrimaryPointsItem>;
  SignUpTeaserSliceItems: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SignUpTeaserSliceItems']>;
  SignUpTeaserSlicePrimary: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SignUpTeaserSlicePrimary']>;
  SimilarTown: ResolverTypeWrapper<SimilarTown>;
  SitemapAlternate: ResolverTypeWrapper<SitemapAlternate>;
  SitemapEntry: ResolverTypeWrapper<SitemapEntry>;
  Slice: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Slice']>;
  StatsSlice: ResolverTypeWrapper<Omit<StatsSlice, 'items' | 'primary'> & { items: Array<ResolversTypes['StatsSliceItems']>, primary: ResolversTypes['StatsSlicePrimary'] }>;
  StatsSliceDefaultItem: ResolverTypeWrapper<StatsSliceDefaultItem>;
  StatsSliceDefaultPrimary: ResolverTypeWrapper<StatsSliceDefaultPrimary>;
  StatsSliceDefaultPrimaryNumbersItem: ResolverTypeWrapper<StatsSliceDefaultPrimaryNumbersItem>;
  StatsSliceItems: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['StatsSliceItems']>;
  StatsSlicePrimary: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['StatsSlicePrimary']>;
  StatsSliceWithImageItem: ResolverTypeWrapper<StatsSliceWithImageItem>;
  StatsSliceWithImagePrimary: ResolverTypeWrapper<StatsSliceWithImagePrimary>;
  StatsSliceWithImagePrimaryNumbersItem: ResolverTypeWrapper<StatsSliceWithImagePrimaryNumbersItem>;
  StepsSlice: ResolverTypeWrapper<Omit<StepsSlice, 'items' | 'primary'> & { items: Array<ResolversTypes['StepsSliceItems']>, primary: ResolversTypes['StepsSlicePrimary'] }>;
  StepsSliceDefaultItem: ResolverTypeWrapper<StepsSliceDefaultItem>;
  StepsSliceDefaultPrimary: ResolverTypeWrapper<StepsSliceDefaultPrimary>;
  StepsSliceDefaultPrimaryButtonsItem: ResolverTypeWrapper<StepsSliceDefaultPrimaryButtonsItem>;
  StepsSliceDefaultPrimaryStepsItem: ResolverTypeWrapper<StepsSliceDefaultPrimaryStepsItem>;
  StepsSliceItems: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['StepsSliceItems']>;
  StepsSlicePrimary: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['StepsSlicePrimary']>;
  StepsSliceVerticalItem: ResolverTypeWrapper<StepsSliceVerticalItem>;
  StepsSliceVerticalPrimary: ResolverTypeWrapper<StepsSliceVerticalPrimary>;
  StepsSliceVerticalPrimaryButtonsItem: ResolverTypeWrapper<StepsSliceVerticalPrimaryButtonsItem>;
  StepsSliceVerticalPrimaryStepsItem: ResolverTypeWrapper<StepsSliceVerticalPrimaryStepsItem>;
  StockedDesignGroup: ResolverTypeWrapper<Omit<StockedDesignGroup, 'designs'> & { designs: Array<ResolversTypes['KeyDesign']> }>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SubmitContactMessageResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SubmitContactMessageResult']>;
  SubmitJobApplicationResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SubmitJobApplicationResult']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Table: ResolverTypeWrapper<Scalars['Table']['output']>;
  TestimonialsSlice: ResolverTypeWrapper<Omit<TestimonialsSlice, 'items' | 'primary'> & { items: Array<ResolversTypes['TestimonialsSliceItems']>, primary: ResolversTypes['TestimonialsSlicePrimary'] }>;
  TestimonialsSliceDefaultItem: ResolverTypeWrapper<TestimonialsSliceDefaultItem>;
  TestimonialsSliceDefaultPrimary: ResolverTypeWrapper<TestimonialsSliceDefaultPrimary>;
  TestimonialsSliceDefaultPrimaryTestimonialsItem: ResolverTypeWrapper<TestimonialsSliceDefaultPrimaryTestimonialsItem>;
  TestimonialsSliceItems: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['TestimonialsSliceItems']>;
  TestimonialsSlicePrimary: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['TestimonialsSlicePrimary']>;
  TestimonialsSliceSingleItem: ResolverTypeWrapper<TestimonialsSliceSingleItem>;
  TestimonialsSliceSinglePrimary: ResolverTypeWrapper<TestimonialsSliceSinglePrimary>;
  Timestamp: ResolverTypeWrapper<Scalars['Timestamp']['output']>;
  TooManyRequests: ResolverTypeWrapper<TooManyRequests>;
  UnknownSlice: ResolverTypeWrapper<UnknownSlice>;
  Upload: ResolverTypeWrapper<Scalars['Upload']['output']>;
  WeekTime: ResolverTypeWrapper<WeekTime>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Address: Address;
  AddressResult: AddressModel;
  AlternateLanguage: TranslationModel;
  AppBarDocument: DocumentModel;
  AppBarDocumentData: AppBarDocumentData;
  ApplicationFormSlice: Omit<ApplicationFormSlice, 'items' | 'primary'> & { items: Array<ResolversParentTypes['ApplicationFormSliceItems']>, primary: ResolversParentTypes['ApplicationFormSlicePrimary'] };
  ApplicationFormSliceDefaultItem: ApplicationFormSliceDefaultItem;
  ApplicationFormSliceDefaultPrimary: ApplicationFormSliceDefaultPrimary;
  ApplicationFormSliceItems: ResolversUnionTypes<ResolversParentTypes>['ApplicationFormSliceItems'];
  ApplicationFormSlicePrimary: ResolversUnionTypes<ResolversParentTypes>['ApplicationFormSlicePrimary'];
  BannerSlice: Omit<BannerSlice, 'items' | 'primary'> & { items: Array<ResolversParentTypes['BannerSliceItems']>, primary: ResolversParentTypes['BannerSlicePrimary'] };
  BannerSliceDefaultItem: BannerSliceDefaultItem;
  BannerSliceDefaultPrimary: BannerSliceDefaultPrimary;
  BannerSliceItems: ResolversUnionTypes<ResolversParentTypes>['BannerSliceItems'];
  BannerSliceNoticeItem: BannerSliceNoticeItem;
  BannerSliceNoticePrimary: BannerSliceNoticePrimary;
  BannerSlicePrimary: ResolversUnionTypes<ResolversParentTypes>['BannerSlicePrimary'];
  Boolean: Scalars['Boolean']['output'];
  Bounds: Bounds;
  BoundsInput: BoundsInput;
  CallToActionSlice: Omit<CallToActionSlice, 'items' | 'primary'> & { items: Array<ResolversParentTypes['CallToActionSliceItems']>, primary: ResolversParentTypes['CallToActionSlicePrimary'] };
  CallToActionSliceDefaultItem: CallToActionSliceDefaultItem;
  CallToActionSliceDefaultPrimary: CallToActionSliceDefaultPrimary;
  CallToActionSliceDefaultPrimaryButtonsItem: CallToActionSliceDefaultPrimaryButtonsItem;
  CallToActionSliceItems: ResolversUnionTypes<ResolversParentTypes>['CallToActionSliceItems'];
  CallToActionSliceLocksmithItem: CallToActionSliceLocksmithItem;
  CallToActionSliceLocksmithPrimary: CallToActionSliceLocksmithPrimary;
  CallToActionSliceLocksmithPrimaryButtonsItem: CallToActionSliceLocksmithPrimaryButtonsItem;
  CallToActionSliceLocksmithPrimaryPointsItem: CallToActionSliceLocksmithPrimaryPointsItem;
  CallToActionSlicePrimary: ResolversUnionTypes<ResolversParentTypes>['CallToActionSlicePrimary'];
  CarouselSlice: Omit<CarouselSlice, 'items' | 'primary'> & { items: Array<ResolversParentTypes['CarouselSliceItems']>, primary: ResolversParentTypes['CarouselSlicePrimary'] };
  CarouselSliceDefaultItem: CarouselSliceDefaultItem;
  CarouselSliceDefaultPrimary: CarouselSliceDefaultPrimary;
  CarouselSliceDefaultPrimarySlidesItem: CarouselSliceDefaultPrimarySlidesItem;
  CarouselSliceItems: ResolversUnionTypes<ResolversParentTypes>['CarouselSliceItems'];
  CarouselSlicePrimary: ResolversUnionTypes<ResolversParentTypes>['CarouselSlicePrimary'];
  CarouselSliceWideItem: CarouselSliceWideItem;
  CarouselSliceWidePrimary: CarouselSliceWidePrimary;
  CarouselSliceWidePrimarySlidesItem: CarouselSliceWidePrimarySlidesItem;
  Color: Scalars['Color']['output'];
  Company: CompanyModel;
  CompanyInformationDocument: DocumentModel;
  CompanyInformationDocumentData: CompanyInformationDocumentData;
  ComparisonTableSlice: Omit<ComparisonTableSlice, 'items' | 'primary'> & { items: Array<ResolversParentTypes['ComparisonTableSliceItems']>, primary: ResolversParentTypes['ComparisonTableSlicePrimary'] };
  ComparisonTableSliceDefaultItem: ComparisonTableSliceDefaultItem;
  ComparisonTableSliceDefaultPrimary: ComparisonTableSliceDefaultPrimary;
  ComparisonTableSliceDefaultPrimaryColumnsItem: ComparisonTableSliceDefaultPrimaryColumnsItem;
  ComparisonTableSliceDefaultPrimaryRowsItem: ComparisonTableSliceDefaultPrimaryRowsItem;
  ComparisonTableSliceItems: ResolversUnionTypes<ResolversParentTypes>['ComparisonTableSliceItems'];
  ComparisonTableSlicePrimary: ResolversUnionTypes<ResolversParentTypes>['ComparisonTableSlicePrimary'];
  ContactDetails: ContactDetailsModel;
  ContactDetailsSlice: Omit<ContactDetailsSlice, 'contactDetails' | 'contactDocument' | 'items' | 'primary'> & { contactDetails?: Maybe<ResolversParentTypes['ContactDetails']>, contactDocument?: Maybe<ResolversParentTypes['CompanyInformationDocument']>, items: Array<ResolversParentTypes['ContactDetailsSliceItems']>, primary: ResolversParentTypes['ContactDetailsSlicePrimary'] };
  ContactDetailsSliceDefaultItem: ContactDetailsSliceDefaultItem;
  ContactDetailsSliceDefaultPrimary: ContactDetailsSliceDefaultPrimary;
  ContactDetailsSliceItems: ResolversUnionTypes<ResolversParentTypes>['ContactDetailsSliceItems'];
  ContactDetailsSlicePrimary: ResolversUnionTypes<ResolversParentTypes>['ContactDetailsSlicePrimary'];
  ContactFormSlice: Omit<ContactFormSlice, 'items' | 'primary'> & { items: Array<ResolversParentTypes['ContactFormSliceItems']>, primary: ResolversParentTypes['ContactFormSlicePrimary'] };
  ContactFormSliceDefaultItem: ContactFormSliceDefaultItem;
  ContactFormSliceDefaultPrimary: ContactFormSliceDefaultPrimary;
  ContactFormSliceItems: ResolversUnionTypes<ResolversParentTypes>['ContactFormSliceItems'];
  ContactFormSlicePrimary: ResolversUnionTypes<ResolversParentTypes>['ContactFormSlicePrimary'];
  ContactMessageInput: ContactMessageInput;
  ContactMessageReceived: ContactMessageReceived;
  CookieBannerDocument: DocumentModel;
  CookieBannerDocumentData: CookieBannerDocumentData;
  CopyGuideSlice: Omit<CopyGuideSlice, 'items' | 'primary'> & { items: Array<ResolversParentTypes['CopyGuideSliceItems']>, primary: ResolversParentTypes['CopyGuideSlicePrimary'] };
  CopyGuideSliceCarsItem: CopyGuideSliceCarsItem;
  CopyGuideSliceCarsPrimary: CopyGuideSliceCarsPrimary;
  CopyGuideSliceCarsPrimaryMakesItem: CopyGuideSliceCarsPrimaryMakesItem;
  CopyGuideSliceCarsPrimaryMakesItemModelsItem: CopyGuideSliceCarsPrimaryMakesItemModelsItem;
  CopyGuideSliceCarsPrimaryStepsItem: CopyGuideSliceCarsPrimaryStepsItem;
  CopyGuideSliceDefaultItem: CopyGuideSliceDefaultItem;
  CopyGuideSliceDefaultPrimary: CopyGuideSliceDefaultPrimary;
  CopyGuideSliceDefaultPrimaryShapesItem: CopyGuideSliceDefaultPrimaryShapesItem;
  CopyGuideSliceItems: ResolversUnionTypes<ResolversParentTypes>['CopyGuideSliceItems'];
  CopyGuideSlicePrimary: ResolversUnionTypes<ResolversParentTypes>['CopyGuideSlicePrimary'];
  Date: Scalars['Date']['output'];
  Document: ResolversInterfaceTypes<ResolversParentTypes>['Document'];
  Embed: Scalars['Embed']['output'];
  EmbedSlice: Omit<EmbedSlice, 'items' | 'primary'> & { items: Array<ResolversParentTypes['EmbedSliceItems']>, primary: ResolversParentTypes['EmbedSlicePrimary'] };
  EmbedSliceDefaultItem: EmbedSliceDefaultItem;
  EmbedSliceDefaultPrimary: EmbedSliceDefaultPrimary;
  EmbedSliceItems: ResolversUnionTypes<ResolversParentTypes>['EmbedSliceItems'];
  EmbedSlicePrimary: ResolversUnionTypes<ResolversParentTypes>['EmbedSlicePrimary'];
  Error: ResolversInterfaceTypes<ResolversParentTypes>['Error'];
  ErrorPageDocument: DocumentModel;
  ErrorPageDocumentData: ErrorPageDocumentData;
  ErrorPageDocumentDataButtonsItem: ErrorPageDocumentDataButtonsItem;
  Experiment: Experiment;
  ExperimentVariation: ExperimentVariation;
  FaqDocument: DocumentModel;
  FaqDocumentData: Omit<FaqDocumentData, 'slices'> & { slices: Array<ResolversParentTypes['FaqDocumentDataSlicesSlice']> };
  FaqDocumentDataSlicesSlice: ResolversUnionTypes<ResolversParentTypes>['FaqDocumentDataSlicesSlice'];
  FaqListSlice: Omit<FaqListSlice, 'items' | 'primary' | 'questions'> & { items: Array<ResolversParentTypes['FaqListSliceItems']>, primary: ResolversParentTypes['FaqListSlicePrimary'], questions?: Maybe<Array<ResolversParentTypes['FaqDocument']>> };
  FaqListSliceDefaultItem: FaqListSliceDefaultItem;
  FaqListSliceDefaultPrimary: FaqListSliceDefaultPrimary;
  FaqListSliceItems: ResolversUnionTypes<ResolversParentTypes>['FaqListSliceItems'];
  FaqListSlicePrimary: ResolversUnionTypes<ResolversParentTypes>['FaqListSlicePrimary'];
  FaqListSliceShortItem: FaqListSliceShortItem;
  FaqListSliceShortPrimary: FaqListSliceShortPrimary;
  FaqListSliceTopicsItem: FaqListSliceTopicsItem;
  FaqListSliceTopicsPrimary: FaqListSliceTopicsPrimary;
  FaqPageDocument: DocumentModel;
  FaqPageDocumentData: Omit<FaqPageDocumentData, 'slices'> & { slices: Array<ResolversParentTypes['FaqPageDocumentDataSlicesSlice']> };
  FaqPageDocumentDataSlicesSlice: ResolversUnionTypes<ResolversParentTypes>['FaqPageDocumentDataSlicesSlice'];
  FeaturedKiosksSlice: Omit<FeaturedKiosksSlice, 'items' | 'kiosks' | 'primary'> & { items: Array<ResolversParentTypes['FeaturedKiosksSliceItems']>, kiosks?: Maybe<Array<ResolversParentTypes['Kiosk']>>, primary: ResolversParentTypes['FeaturedKiosksSlicePrimary'] };
  FeaturedKiosksSliceDefaultItem: FeaturedKiosksSliceDefaultItem;
  FeaturedKiosksSliceDefaultPrimary: FeaturedKiosksSliceDefaultPrimary;
  FeaturedKiosksSliceDefaultPrimaryLocationsItem: FeaturedKiosksSliceDefaultPrimaryLocationsItem;
  FeaturedKiosksSliceItems: ResolversUnionTypes<ResolversParentTypes>['FeaturedKiosksSliceItems'];
  FeaturedKiosksSlicePrimary: ResolversUnionTypes<ResolversParentTypes>['FeaturedKiosksSlicePrimary'];
  FieldError: FieldError;
  Float: Scalars['Float']['output'];
  GeoPoint: Scalars['GeoPoint']['output'];
  GeolocationSnackbarDocument: DocumentModel;
  GeolocationSnackbarDocumentData: GeolocationSnackbarDocumentData;
  HeroSlice: Omit<HeroSlice, 'items' | 'primary'> & { items: Array<ResolversParentTypes['HeroSliceItems']>, primary: ResolversParentTypes['HeroSlicePrimary'] };
  HeroSliceCompactItem: HeroSliceCompactItem;
  HeroSliceCompactPrimary: HeroSliceCompactPrimary;
  HeroSliceDefaultItem: HeroSliceDefaultItem;
  HeroSliceDefaultPrimary: HeroSliceDefaultPrimary;
  HeroSliceDefaultPrimaryButtonsItem: HeroSliceDefaultPrimaryButtonsItem;
  HeroSliceItems: ResolversUnionTypes<ResolversParentTypes>['HeroSliceItems'];
  HeroSlicePrimary: ResolversUnionTypes<ResolversParentTypes>['HeroSlicePrimary'];
  HeroSliceSearchItem: HeroSliceSearchItem;
  HeroSliceSearchPrimary: HeroSliceSearchPrimary;
  HolidayHours: HolidayHours;
  HomepageDocument: DocumentModel;
  HomepageDocumentData: Omit<HomepageDocumentData, 'slices'> & { slices: Array<ResolversParentTypes['HomepageDocumentDataSlicesSlice']> };
  HomepageDocumentDataSlicesSlice: ResolversUnionTypes<ResolversParentTypes>['HomepageDocumentDataSlicesSlice'];
  HoursPeriod: HoursPeriod;
  ID: Scalars['ID']['output'];
  Image: Scalars['Image']['output'];
  ImageGallerySlice: Omit<ImageGallerySlice, 'items' | 'primary'> & { items: Array<ResolversParentTypes['ImageGallerySliceItems']>, primary: ResolversParentTypes['ImageGallerySlicePrimary'] };
  ImageGallerySliceDefaultItem: ImageGallerySliceDefaultItem;
  ImageGallerySliceDefaultPrimary: ImageGallerySliceDefaultPrimary;
  ImageGallerySliceDefaultPrimaryImagesItem: ImageGallerySliceDefaultPrimaryImagesItem;
  ImageGallerySliceItems: ResolversUnionTypes<ResolversParentTypes>['ImageGallerySliceItems'];
  ImageGallerySlicePrimary: ResolversUnionTypes<ResolversParentTypes>['ImageGallerySlicePrimary'];
  ImageGallerySliceStripItem: ImageGallerySliceStripItem;
  ImageGallerySliceStripPrimary: ImageGallerySliceStripPrimary;
  ImageGallerySliceStripPrimaryImagesItem: ImageGallerySliceStripPrimaryImagesItem;
  ImageWithTextSlice: Omit<ImageWithTextSlice, 'items' | 'primary'> & { items: Array<ResolversParentTypes['ImageWithTextSliceItems']>, primary: ResolversParentTypes['ImageWithTextSlicePrimary'] };
  ImageWithTextSliceImageLeftItem: ImageWithTextSliceImageLeftItem;
  ImageWithTextSliceImageLeftPrimary: ImageWithTextSliceImageLeftPrimary;
  ImageWithTextSliceImageLeftPrimaryButtonsItem: ImageWithTextSliceImageLeftPrimaryButtonsItem;
  ImageWithTextSliceImageRightItem: ImageWithTextSliceImageRightItem;
  ImageWithTextSliceImageRightPrimary: ImageWithTextSliceImageRightPrimary;
  ImageWithTextSliceImageRightPrimaryButtonsItem: ImageWithTextSliceImageRightPrimaryButtonsItem;
  ImageWithTextSliceItems: ResolversUnionTypes<ResolversParentTypes>['ImageWithTextSliceItems'];
  ImageWithTextSlicePrimary: ResolversUnionTypes<ResolversParentTypes>['ImageWithTextSlicePrimary'];
  Int: Scalars['Int']['output'];
  IntegrationField: Scalars['IntegrationField']['output'];
  InvalidInput: Omit<InvalidInput, 'fieldErrors'> & { fieldErrors: Array<ResolversParentTypes['FieldError']> };
  JobApplicationInput: JobApplicationInput;
  JobApplicationReceived: JobApplicationReceived;
  KeyDesign: KeyDesignModel;
  KeyDesignImage: KeyDesignImage;
  KeyDesignStripSlice: Omit<KeyDesignStripSlice, 'designs' | 'items' | 'primary'> & { designs?: Maybe<Array<ResolversParentTypes['KeyDesign']>>, items: Array<ResolversParentTypes['KeyDesignStripSliceItems']>, primary: ResolversParentTypes['KeyDesignStripSlicePrimary'] };
  KeyDesignStripSliceDefaultItem: KeyDesignStripSliceDefaultItem;
  KeyDesignStripSliceDefaultPrimary: KeyDesignStripSliceDefaultPrimary;
  KeyDesignStripSliceGridItem: KeyDesignStripSliceGridItem;
  KeyDesignStripSliceGridPrimary: KeyDesignStripSliceGridPrimary;
  KeyDesignStripSliceItems: ResolversUnionTypes<ResolversParentTypes>['KeyDesignStripSliceItems'];
  KeyDesignStripSlicePrimary: ResolversUnionTypes<ResolversParentTypes>['KeyDesignStripSlicePrimary'];
  KeyGalleryDocument: DocumentModel;
  KeyGalleryDocumentData: Omit<KeyGalleryDocumentData, 'slices'> & { slices: Array<ResolversParentTypes['KeyGalleryDocumentDataSlicesSlice']> };
  KeyGalleryDocumentDataSlicesSlice: ResolversUnionTypes<ResolversParentTypes>['KeyGalleryDocumentDataSlicesSlice'];
  KeyGalleryFilter: GalleryFilter;
  KeyGalleryFilterDocument: DocumentModel;
  KeyGalleryFilterDocumentData: KeyGalleryFilterDocumentData;
  KeyGalleryFilterDocumentDataSubFiltersItem: KeyGalleryFilterDocumentDataSubFiltersItem;
  KeyGallerySubFilter: KeyGallerySubFilter;
  KeyText: Scalars['KeyText']['output'];
  Kiosk: KioskModel;
  KioskCell: KioskCell;
  KioskCity: CityEntry;
  KioskDistance: Omit<KioskDistance, 'kiosk'> & { kiosk: ResolversParentTypes['Kiosk'] };
  KioskList: KioskPage;
  KioskMap: KioskMapModel;
  KioskSite: KioskSiteModel;
  KioskSiteSetting: KioskSiteSetting;
  KioskState: StateEntry;
  KiosksInArea: Area;
  KiosksNear: Nearby;
  LabelledValue: LabelledValue;
  Language: RepositoryLanguage;
  LatLng: LatLng;
  LatLngInput: LatLngInput;
  Link: Scalars['Link']['output'];
  LinkListSlice: Omit<LinkListSlice, 'items' | 'primary'> & { items: Array<ResolversParentTypes['LinkListSliceItems']>, primary: ResolversParentTypes['LinkListSlicePrimary'] };
  LinkListSliceCardsItem: LinkListSliceCardsItem;
  LinkListSliceCardsPrimary: LinkListSliceCardsPrimary;
  LinkListSliceCardsPrimaryLinkCardsItem: LinkListSliceCardsPrimaryLinkCardsItem;
  LinkListSliceDefaultItem: LinkListSliceDefaultItem;
  LinkListSliceDefaultPrimary: LinkListSliceDefaultPrimary;
  LinkListSliceDefaultPrimaryLinkGroupsItem: LinkListSliceDefaultPrimaryLinkGroupsItem;
  LinkListSliceDefaultPrimaryLinkGroupsItemLinksItem: LinkListSliceDefaultPrimaryLinkGroupsItemLinksItem;
  LinkListSliceItems: ResolversUnionTypes<ResolversParentTypes>['LinkListSliceItems'];
  LinkListSlicePrimary: ResolversUnionTypes<ResolversParentTypes>['LinkListSlicePrimary'];
  Locality: Locality;
  LocatorBarDocument: DocumentModel;
  LocatorBarDocumentData: LocatorBarDocumentData;
  LocatorPageDocument: DocumentModel;
  LocatorPageDocumentData: Omit<LocatorPageDocumentData, 'slices'> & { slices: Array<ResolversParentTypes['LocatorPageDocumentDataSlicesSlice']> };
  LocatorPageDocumentDataSlicesSlice: ResolversUnionTypes<ResolversParentTypes>['LocatorPageDocumentDataSlicesSlice'];
  LocksmithLocatorSlice: Omit<LocksmithLocatorSlice, 'items' | 'primary' | 'widget'> & { items: Array<ResolversParentTypes['LocksmithLocatorSliceItems']>, primary: ResolversParentTypes['LocksmithLocatorSlicePrimary'], widget?: Maybe<ResolversParentTypes['LocksmithLocatorWidgetDocument']> };
  LocksmithLocatorSliceDefaultItem: LocksmithLocatorSliceDefaultItem;
  LocksmithLocatorSliceDefaultPrimary: LocksmithLocatorSliceDefaultPrimary;
  LocksmithLocatorSliceItems: ResolversUnionTypes<ResolversParentTypes>['LocksmithLocatorSliceItems'];
  LocksmithLocatorSlicePrimary: ResolversUnionTypes<ResolversParentTypes>['LocksmithLocatorSlicePrimary'];
  LocksmithLocatorWidgetDocument: DocumentModel;
  LocksmithLocatorWidgetDocumentData: LocksmithLocatorWidgetDocumentData;
  LocksmithLocatorWidgetDocumentDataFactsItem: LocksmithLocatorWidgetDocumentDataFactsItem;
  MapMarker: MapMarkerModel;
  MenuDocument: DocumentModel;
  MenuDocumentData: MenuDocumentData;
  MenuDocumentDataItemsItem: MenuDocumentDataItemsItem;
  MenuDocumentDataItemsItemLinksItem: MenuDocumentDataItemsItemLinksItem;
  Mutation: Record<PropertyKey, never>;
  NearbyKiosksSlice: Omit<NearbyKiosksSlice, 'items' | 'nearby' | 'primary'> & { items: Array<ResolversParentTypes['NearbyKiosksSliceItems']>, nearby?: Maybe<Array<ResolversParentTypes['KioskDistance']>>, primary: ResolversParentTypes['NearbyKiosksSlicePrimary'] };
  NearbyKiosksSliceCompactItem: NearbyKiosksSliceCompactItem;
  NearbyKiosksSliceCompactPrimary: NearbyKiosksSliceCompactPrimary;
  NearbyKiosksSliceDefaultItem: NearbyKiosksSliceDefaultItem;
  NearbyKiosksSliceDefaultPrimary: NearbyKiosksSliceDefaultPrimary;
  NearbyKiosksSliceItems: ResolversUnionTypes<ResolversParentTypes>['NearbyKiosksSliceItems'];
  NearbyKiosksSlicePrimary: ResolversUnionTypes<ResolversParentTypes>['NearbyKiosksSlicePrimary'];
  Number: Scalars['Number']['output'];
  Page: ResolversUnionTypes<ResolversParentTypes>['Page'];
  PageDocument: DocumentModel;
  PageDocumentData: Omit<PageDocumentData, 'slices'> & { slices: Array<ResolversParentTypes['PageDocumentDataSlicesSlice']> };
  PageDocumentDataSlicesSlice: ResolversUnionTypes<ResolversParentTypes>['PageDocumentDataSlicesSlice'];
  PageWithSlices: ResolversInterfaceTypes<ResolversParentTypes>['PageWithSlices'];
  Place: PlaceModel;
  PlaceAttribution: PlaceAttribution;
  PlacePhoto: PlacePhotoModel;
  PlaceRating: PlaceRatingModel;
  PlaceReview: PlaceReview;
  PlaceReviewAuthor: PlaceReviewAuthor;
  Prediction: PredictionModel;
  PressLogosSlice: Omit<PressLogosSlice, 'items' | 'primary'> & { items: Array<ResolversParentTypes['PressLogosSliceItems']>, primary: ResolversParentTypes['PressLogosSlicePrimary'] };
  PressLogosSliceDefaultItem: PressLogosSliceDefaultItem;
  PressLogosSliceDefaultPrimary: PressLogosSliceDefaultPrimary;
  PressLogosSliceDefaultPrimaryLogosItem: PressLogosSliceDefaultPrimaryLogosItem;
  PressLogosSliceItems: ResolversUnionTypes<ResolversParentTypes>['PressLogosSliceItems'];
  PressLogosSlicePrimary: ResolversUnionTypes<ResolversParentTypes>['PressLogosSlicePrimary'];
  PressLogosSliceWithQuotesItem: PressLogosSliceWithQuotesItem;
  PressLogosSliceWithQuotesPrimary: PressLogosSliceWithQuotesPrimary;
  PressLogosSliceWithQuotesPrimaryLogosItem: PressLogosSliceWithQuotesPrimaryLogosItem;
  PreviewTarget: PreviewTarget;
  PreviewTools: PreviewToolsModel;
  PriceListSlice: Omit<PriceListSlice, 'items' | 'primary'> & { items: Array<ResolversParentTypes['PriceListSliceItems']>, primary: ResolversParentTypes['PriceListSlicePrimary'] };
  PriceListSliceCardsItem: PriceListSliceCardsItem;
  PriceListSliceCardsPrimary: PriceListSliceCardsPrimary;
  PriceListSliceCardsPrimaryButtonsItem: PriceListSliceCardsPrimaryButtonsItem;
  PriceListSliceCardsPrimaryCardsItem: PriceListSliceCardsPrimaryCardsItem;
  PriceListSliceDefaultItem: PriceListSliceDefaultItem;
  PriceListSliceDefaultPrimary: PriceListSliceDefaultPrimary;
  PriceListSliceDefaultPrimaryButtonsItem: PriceListSliceDefaultPrimaryButtonsItem;
  PriceListSliceDefaultPrimaryGroupsItem: PriceListSliceDefaultPrimaryGroupsItem;
  PriceListSliceDefaultPrimaryGroupsItemLinesItem: PriceListSliceDefaultPrimaryGroupsItemLinesItem;
  PriceListSliceItems: ResolversUnionTypes<ResolversParentTypes>['PriceListSliceItems'];
  PriceListSlicePrimary: ResolversUnionTypes<ResolversParentTypes>['PriceListSlicePrimary'];
  PricesDocument: DocumentModel;
  PricesDocumentData: PricesDocumentData;
  PricesDocumentDataLinesItem: PricesDocumentDataLinesItem;
  ProductsPageDocument: DocumentModel;
  ProductsPageDocumentData: Omit<ProductsPageDocumentData, 'slices'> & { slices: Array<ResolversParentTypes['ProductsPageDocumentDataSlicesSlice']> };
  ProductsPageDocumentDataSlicesSlice: ResolversUnionTypes<ResolversParentTypes>['ProductsPageDocumentDataSlicesSlice'];
  Query: Record<PropertyKey, never>;
  RedirectDocument: DocumentModel;
  RedirectDocumentData: RedirectDocumentData;
  RichText: Scalars['RichText']['output'];
  RichTextSlice: Omit<RichTextSlice, 'items' | 'primary'> & { items: Array<ResolversParentTypes['RichTextSliceItems']>, primary: ResolversParentTypes['RichTextSlicePrimary'] };
  RichTextSliceDefaultItem: RichTextSliceDefaultItem;
  RichTextSliceDefaultPrimary: RichTextSliceDefaultPrimary;
  RichTextSliceItems: ResolversUnionTypes<ResolversParentTypes>['RichTextSliceItems'];
  RichTextSliceLegalItem: RichTextSliceLegalItem;
  RichTextSliceLegalPrimary: RichTextSliceLegalPrimary;
  RichTextSlicePrimary: ResolversUnionTypes<ResolversParentTypes>['RichTextSlicePrimary'];
  Route: RouteAnswer;
  SectionSlice: Omit<SectionSlice, 'items' | 'primary'> & { items: Array<ResolversParentTypes['SectionSliceItems']>, primary: ResolversParentTypes['SectionSlicePrimary'] };
  SectionSliceCarKeyProgrammingItem: SectionSliceCarKeyProgrammingItem;
  SectionSliceCarKeyProgrammingPrimary: SectionSliceCarKeyProgrammingPrimary;
  SectionSliceCarKeyProgrammingPrimaryButtonsItem: SectionSliceCarKeyProgrammingPrimaryButtonsItem;
  SectionSliceCarKeyProgrammingPrimaryStepsItem: SectionSliceCarKeyProgrammingPrimaryStepsItem;
  SectionSliceDefaultItem: SectionSliceDefaultItem;
  SectionSliceDefaultPrimary: SectionSliceDefaultPrimary;
  SectionSliceDefaultPrimaryButtonsItem: SectionSliceDefaultPrimaryButtonsItem;
  SectionSliceItems: ResolversUnionTypes<ResolversParentTypes>['SectionSliceItems'];
  SectionSlicePrimary: ResolversUnionTypes<ResolversParentTypes>['SectionSlicePrimary'];
  Select: Scalars['Select']['output'];
  ServiceCardsSlice: Omit<ServiceCardsSlice, 'items' | 'primary' | 'services'> & { items: Array<ResolversParentTypes['ServiceCardsSliceItems']>, primary: ResolversParentTypes['ServiceCardsSlicePrimary'], services?: Maybe<Array<ResolversParentTypes['ServicePageDocument']>> };
  ServiceCardsSliceCompactItem: ServiceCardsSliceCompactItem;
  ServiceCardsSliceCompactPrimary: ServiceCardsSliceCompactPrimary;
  ServiceCardsSliceDefaultItem: ServiceCardsSliceDefaultItem;
  ServiceCardsSliceDefaultPrimary: ServiceCardsSliceDefaultPrimary;
  ServiceCardsSliceItems: ResolversUnionTypes<ResolversParentTypes>['ServiceCardsSliceItems'];
  ServiceCardsSlicePrimary: ResolversUnionTypes<ResolversParentTypes>['ServiceCardsSlicePrimary'];
  ServiceCount: ServiceCountModel;
  ServicePageDocument: DocumentModel;
  ServicePageDocumentData: Omit<ServicePageDocumentData, 'slices'> & { slices: Array<ResolversParentTypes['ServicePageDocumentDataSlicesSlice']> };
  ServicePageDocumentDataSlicesSlice: ResolversUnionTypes<ResolversParentTypes>['ServicePageDocumentDataSlicesSlice'];
  ServiceUnavailable: ServiceUnavailable;
  SignUpTeaserSlice: Omit<SignUpTeaserSlice, 'items' | 'primary'> & { items: Array<ResolversParentTypes['SignUpTeaserSliceItems']>, primary: ResolversParentTypes['SignUpTeaserSlicePrimary'] };
  SignUpTeaserSliceCompactItem: SignUpTeaserSliceCompactItem;
  SignUpTeaserSliceCompactPrimary: SignUpTeaserSliceCompactPrimary;
  SignUpTeaserSliceDefaultItem: SignUpTeaserSliceDefaultItem;
  SignUpTeaserSliceDefaultPrimary: SignUpTeaserSliceDefaultPrimary;
  SignUpTeaserSliceDefaultPrimaryPointsItem: SignUpTeaserSliceDefaultPrimaryPointsItem;
  SignUpTeaserSliceItems: ResolversUnionTypes<ResolversParentTypes>['SignUpTeaserSliceItems'];
  SignUpTeaserSlicePrimary: ResolversUnionTypes<ResolversParentTypes>['SignUpTeaserSlicePrimary'];
  SimilarTown: SimilarTown;
  SitemapAlternate: SitemapAlternate;
  SitemapEntry: SitemapEntry;
  Slice: ResolversInterfaceTypes<ResolversParentTypes>['Slice'];
  StatsSlice: Omit<StatsSlice, 'items' | 'primary'> & { items: Array<ResolversParentTypes['StatsSliceItems']>, primary: ResolversParentTypes['StatsSlicePrimary'] };
  StatsSliceDefaultItem: StatsSliceDefaultItem;
  StatsSliceDefaultPrimary: StatsSliceDefaultPrimary;
  StatsSliceDefaultPrimaryNumbersItem: StatsSliceDefaultPrimaryNumbersItem;
  StatsSliceItems: ResolversUnionTypes<ResolversParentTypes>['StatsSliceItems'];
  StatsSlicePrimary: ResolversUnionTypes<ResolversParentTypes>['StatsSlicePrimary'];
  StatsSliceWithImageItem: StatsSliceWithImageItem;
  StatsSliceWithImagePrimary: StatsSliceWithImagePrimary;
  StatsSliceWithImagePrimaryNumbersItem: StatsSliceWithImagePrimaryNumbersItem;
  StepsSlice: Omit<StepsSlice, 'items' | 'primary'> & { items: Array<ResolversParentTypes['StepsSliceItems']>, primary: ResolversParentTypes['StepsSlicePrimary'] };
  StepsSliceDefaultItem: StepsSliceDefaultItem;
  StepsSliceDefaultPrimary: StepsSliceDefaultPrimary;
  StepsSliceDefaultPrimaryButtonsItem: StepsSliceDefaultPrimaryButtonsItem;
  StepsSliceDefaultPrimaryStepsItem: StepsSliceDefaultPrimaryStepsItem;
  StepsSliceItems: ResolversUnionTypes<ResolversParentTypes>['StepsSliceItems'];
  StepsSlicePrimary: ResolversUnionTypes<ResolversParentTypes>['StepsSlicePrimary'];
  StepsSliceVerticalItem: StepsSliceVerticalItem;
  StepsSliceVerticalPrimary: StepsSliceVerticalPrimary;
  StepsSliceVerticalPrimaryButtonsItem: StepsSliceVerticalPrimaryButtonsItem;
  StepsSliceVerticalPrimaryStepsItem: StepsSliceVerticalPrimaryStepsItem;
  StockedDesignGroup: Omit<StockedDesignGroup, 'designs'> & { designs: Array<ResolversParentTypes['KeyDesign']> };
  String: Scalars['String']['output'];
  SubmitContactMessageResult: ResolversUnionTypes<ResolversParentTypes>['SubmitContactMessageResult'];
  SubmitJobApplicationResult: ResolversUnionTypes<ResolversParentTypes>['SubmitJobApplicationResult'];
  Subscription: Record<PropertyKey, never>;
  Table: Scalars['Table']['output'];
  TestimonialsSlice: Omit<TestimonialsSlice, 'items' | 'primary'> & { items: Array<ResolversParentTypes['TestimonialsSliceItems']>, primary: ResolversParentTypes['TestimonialsSlicePrimary'] };
  TestimonialsSliceDefaultItem: TestimonialsSliceDefaultItem;
  TestimonialsSliceDefaultPrimary: TestimonialsSliceDefaultPrimary;
  TestimonialsSliceDefaultPrimaryTestimonialsItem: TestimonialsSliceDefaultPrimaryTestimonialsItem;
  TestimonialsSliceItems: ResolversUnionTypes<ResolversParentTypes>['TestimonialsSliceItems'];
  TestimonialsSlicePrimary: ResolversUnionTypes<ResolversParentTypes>['TestimonialsSlicePrimary'];
  TestimonialsSliceSingleItem: TestimonialsSliceSingleItem;
  TestimonialsSliceSinglePrimary: TestimonialsSliceSinglePrimary;
  Timestamp: Scalars['Timestamp']['output'];
  TooManyRequests: TooManyRequests;
  UnknownSlice: UnknownSlice;
  Upload: Scalars['Upload']['output'];
  WeekTime: WeekTime;
};

export type CacheControlDirectiveArgs = {
  maxAge?: Maybe<Scalars['Int']['input']>;
  scope?: Maybe<CacheControlScope>;
};

export type CacheControlDirectiveResolver<Result, Parent, ContextType = Context, Args = CacheControlDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type CostDirectiveArgs = {
  weight: Scalars['Int']['input'];
};

export type CostDirectiveResolver<Result, Parent, ContextType = Context, Args = CostDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ListSizeDirectiveArgs = {
  assumedSize?: Maybe<Scalars['Int']['input']>;
  sizedFields?: Maybe<Array<Scalars['String']['input']>>;
  skippingArgument?: Maybe<Scalars['String']['input']>;
  slicingArguments?: Maybe<Array<Scalars['String']['input']>>;
};

export type ListSizeDirectiveResolver<Result, Parent, ContextType = Context, Args = ListSizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Address'] = ResolversParentTypes['Address']> = {
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AddressResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddressResult'] = ResolversParentTypes['AddressResult']> = {
  administrativeAreaLevel1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  administrativeAreaLevel2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  administrative_area_level_1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  administrative_area_level_2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attributions?: Resolver<Array<ResolversTypes['PlaceAttribution']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  locality?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  photos?: Resolver<Maybe<Array<ResolversTypes['PlacePhoto']>>, ParentType, ContextType>;
  placeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  place_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  postalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postal_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  route?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  streetNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street_number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AlternateLanguageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlternateLanguage'] = ResolversParentTypes['AlternateLanguage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lang?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AppBarDocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AppBarDocument'] = ResolversParentTypes['AppBarDocument']> = {
  alternate_languages?: Resolver<Array<ResolversTypes['AlternateLanguage']>, ParentType, ContextType>;
  data?: Resolver<ResolversTypes['AppBarDocumentData'], ParentType, ContextType>;
  first_publication_date?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lang?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last_publication_date?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AppBarDocumentDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AppBarDocumentData'] = ResolversParentTypes['AppBarDocumentData']> = {
  brand?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  call_label?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  call_number?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  call_short_label?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  locator_label?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  locator_link?: Resolver<Maybe<ResolversTypes['Link']>, ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
};

export type ApplicationFormSliceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplicationFormSlice'] = ResolversParentTypes['ApplicationFormSlice']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ApplicationFormSliceItems']>, ParentType, ContextType>;
  primary?: Resolver<ResolversTypes['ApplicationFormSlicePrimary'], ParentType, ContextType>;
  slice_label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slice_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ApplicationFormSliceDefaultItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplicationFormSliceDefaultItem'] = ResolversParentTypes['ApplicationFormSliceDefaultItem']> = {
  _empty?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ApplicationFormSliceDefaultPrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplicationFormSliceDefaultPrimary'] = ResolversParentTypes['ApplicationFormSliceDefaultPrimary']> = {
  color?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  curve?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  custom_color?: Resolver<Maybe<ResolversTypes['Color']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ApplicationFormSliceItemsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplicationFormSliceItems'] = ResolversParentTypes['ApplicationFormSliceItems']> = {
  __resolveType: TypeResolveFn<'ApplicationFormSliceDefaultItem', ParentType, ContextType>;
};

export type ApplicationFormSlicePrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplicationFormSlicePrimary'] = ResolversParentTypes['ApplicationFormSlicePrimary']> = {
  __resolveType: TypeResolveFn<'ApplicationFormSliceDefaultPrimary', ParentType, ContextType>;
};

export type BannerSliceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BannerSlice'] = ResolversParentTypes['BannerSlice']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['BannerSliceItems']>, ParentType, ContextType>;
  primary?: Resolver<ResolversTypes['BannerSlicePrimary'], ParentType, ContextType>;
  slice_label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slice_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BannerSliceDefaultItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BannerSliceDefaultItem'] = ResolversParentTypes['BannerSliceDefaultItem']> = {
  _empty?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BannerSliceDefaultPrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BannerSliceDefaultPrimary'] = ResolversParentTypes['BannerSliceDefaultPrimary']> = {
  color?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  custom_color?: Resolver<Maybe<ResolversTypes['Color']>, ParentType, ContextType>;
  ends_at?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['Link']>, ParentType, ContextType>;
  starts_at?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BannerSliceItemsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BannerSliceItems'] = ResolversParentTypes['BannerSliceItems']> = {
  __resolveType: TypeResolveFn<'BannerSliceDefaultItem' | 'BannerSliceNoticeItem', ParentType, ContextType>;
};

export type BannerSliceNoticeItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BannerSliceNoticeItem'] = ResolversParentTypes['BannerSliceNoticeItem']> = {
  _empty?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BannerSliceNoticePrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BannerSliceNoticePrimary'] = ResolversParentTypes['BannerSliceNoticePrimary']> = {
  ends_at?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['Link']>, ParentType, ContextType>;
  starts_at?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  tone?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BannerSlicePrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BannerSlicePrimary'] = ResolversParentTypes['BannerSlicePrimary']> = {
  __resolveType: TypeResolveFn<'BannerSliceDefaultPrimary' | 'BannerSliceNoticePrimary', ParentType, ContextType>;
};

export type BoundsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Bounds'] = ResolversParentTypes['Bounds']> = {
  maxLat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  maxLng?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  minLat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  minLng?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CallToActionSliceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CallToActionSlice'] = ResolversParentTypes['CallToActionSlice']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['CallToActionSliceItems']>, ParentType, ContextType>;
  primary?: Resolver<ResolversTypes['CallToActionSlicePrimary'], ParentType, ContextType>;
  slice_label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slice_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CallToActionSliceDefaultItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CallToActionSliceDefaultItem'] = ResolversParentTypes['CallToActionSliceDefaultItem']> = {
  _empty?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CallToActionSliceDefaultPrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CallToActionSliceDefaultPrimary'] = ResolversParentTypes['CallToActionSliceDefaultPrimary']> = {
  buttons?: Resolver<Array<ResolversTypes['CallToActionSliceDefaultPrimaryButtonsItem']>, ParentType, ContextType>;
  color?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  curve?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  custom_color?: Resolver<Maybe<ResolversTypes['Color']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CallToActionSliceDefaultPrimaryButtonsItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CallToActionSliceDefaultPrimaryButtonsItem'] = ResolversParentTypes['CallToActionSliceDefaultPrimaryButtonsItem']> = {
  link?: Resolver<Maybe<ResolversTypes['Link']>, ParentType, ContextType>;
  style?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
};

export type CallToActionSliceItemsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CallToActionSliceItems'] = ResolversParentTypes['CallToActionSliceItems']> = {
  __resolveType: TypeResolveFn<'CallToActionSliceDefaultItem' | 'CallToActionSliceLocksmithItem', ParentType, ContextType>;
};

export type CallToActionSliceLocksmithItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CallToActionSliceLocksmithItem'] = ResolversParentTypes['CallToActionSliceLocksmithItem']> = {
  _empty?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CallToActionSliceLocksmithPrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CallToActionSliceLocksmithPrimary'] = ResolversParentTypes['CallToActionSliceLocksmithPrimary']> = {
  buttons?: Resolver<Array<ResolversTypes['CallToActionSliceLocksmithPrimaryButtonsItem']>, ParentType, ContextType>;
  call_label?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  curve?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  points?: Resolver<Array<ResolversTypes['CallToActionSliceLocksmithPrimaryPointsItem']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CallToActionSliceLocksmithPrimaryButtonsItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CallToActionSliceLocksmithPrimaryButtonsItem'] = ResolversParentTypes['CallToActionSliceLocksmithPrimaryButtonsItem']> = {
  link?: Resolver<Maybe<ResolversTypes['Link']>, ParentType, ContextType>;
  style?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
};

export type CallToActionSliceLocksmithPrimaryPointsItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CallToActionSliceLocksmithPrimaryPointsItem'] = ResolversParentTypes['CallToActionSliceLocksmithPrimaryPointsItem']> = {
  text?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
};

export type CallToActionSlicePrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CallToActionSlicePrimary'] = ResolversParentTypes['CallToActionSlicePrimary']> = {
  __resolveType: TypeResolveFn<'CallToActionSliceDefaultPrimary' | 'CallToActionSliceLocksmithPrimary', ParentType, ContextType>;
};

export type CarouselSliceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CarouselSlice'] = ResolversParentTypes['CarouselSlice']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['CarouselSliceItems']>, ParentType, ContextType>;
  primary?: Resolver<ResolversTypes['CarouselSlicePrimary'], ParentType, ContextType>;
  slice_label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slice_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CarouselSliceDefaultItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CarouselSliceDefaultItem'] = ResolversParentTypes['CarouselSliceDefaultItem']> = {
  _empty?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CarouselSliceDefaultPrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CarouselSliceDefaultPrimary'] = ResolversParentTypes['CarouselSliceDefaultPrimary']> = {
  description?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  slides?: Resolver<Array<ResolversTypes['CarouselSliceDefaultPrimarySlidesItem']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CarouselSliceDefaultPrimarySlidesItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CarouselSliceDefaultPrimarySlidesItem'] = ResolversParentTypes['CarouselSliceDefaultPrimarySlidesItem']> = {
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['Link']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
};

export type CarouselSliceItemsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CarouselSliceItems'] = ResolversParentTypes['CarouselSliceItems']> = {
  __resolveType: TypeResolveFn<'CarouselSliceDefaultItem' | 'CarouselSliceWideItem', ParentType, ContextType>;
};

export type CarouselSlicePrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CarouselSlicePrimary'] = ResolversParentTypes['CarouselSlicePrimary']> = {
  __resolveType: TypeResolveFn<'CarouselSliceDefaultPrimary' | 'CarouselSliceWidePrimary', ParentType, ContextType>;
};

export type CarouselSliceWideItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CarouselSliceWideItem'] = ResolversParentTypes['CarouselSliceWideItem']> = {
  _empty?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CarouselSliceWidePrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CarouselSliceWidePrimary'] = ResolversParentTypes['CarouselSliceWidePrimary']> = {
  description?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  slides?: Resolver<Array<ResolversTypes['CarouselSliceWidePrimarySlidesItem']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CarouselSliceWidePrimarySlidesItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CarouselSliceWidePrimarySlidesItem'] = ResolversParentTypes['CarouselSliceWidePrimarySlidesItem']> = {
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['Link']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
};

export interface ColorScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Color'], any> {
  name: 'Color';
}

export type CompanyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Company'] = ResolversParentTypes['Company']> = {
  contactDetails?: Resolver<Maybe<ResolversTypes['ContactDetails']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CompanyInformationDocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompanyInformationDocument'] = ResolversParentTypes['CompanyInformationDocument']> = {
  alternate_languages?: Resolver<Array<ResolversTypes['AlternateLanguage']>, ParentType, ContextType>;
  data?: Resolver<ResolversTypes['CompanyInformationDocumentData'], ParentType, ContextType>;
  first_publication_date?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lang?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last_publication_date?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CompanyInformationDocumentDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompanyInformationDocumentData'] = ResolversParentTypes['CompanyInformationDocumentData']> = {
  address?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  company_info_title?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  contact_page?: Resolver<Maybe<ResolversTypes['Link']>, ParentType, ContextType>;
  customer_support?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  customer_support_label?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  fax?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  fax_label?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  phone_label?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
};

export type ComparisonTableSliceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComparisonTableSlice'] = ResolversParentTypes['ComparisonTableSlice']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ComparisonTableSliceItems']>, ParentType, ContextType>;
  primary?: Resolver<ResolversTypes['ComparisonTableSlicePrimary'], ParentType, ContextType>;
  slice_label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slice_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ComparisonTableSliceDefaultItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComparisonTableSliceDefaultItem'] = ResolversParentTypes['ComparisonTableSliceDefaultItem']> = {
  _empty?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ComparisonTableSliceDefaultPrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComparisonTableSliceDefaultPrimary'] = ResolversParentTypes['ComparisonTableSliceDefaultPrimary']> = {
  caption?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  color?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  columns?: Resolver<Array<ResolversTypes['ComparisonTableSliceDefaultPrimaryColumnsItem']>, ParentType, ContextType>;
  curve?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  custom_color?: Resolver<Maybe<ResolversTypes['Color']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  footnote?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  recommended_label?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['ComparisonTableSliceDefaultPrimaryRowsItem']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ComparisonTableSliceDefaultPrimaryColumnsItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComparisonTableSliceDefaultPrimaryColumnsItem'] = ResolversParentTypes['ComparisonTableSliceDefaultPrimaryColumnsItem']> = {
  is_recommended?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['Link']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
};

export type ComparisonTableSliceDefaultPrimaryRowsItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComparisonTableSliceDefaultPrimaryRowsItem'] = ResolversParentTypes['ComparisonTableSliceDefaultPrimaryRowsItem']> = {
  cell_1?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  cell_2?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  cell_3?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  cell_4?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
};

export type ComparisonTableSliceItemsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComparisonTableSliceItems'] = ResolversParentTypes['ComparisonTableSliceItems']> = {
  __resolveType: TypeResolveFn<'ComparisonTableSliceDefaultItem', ParentType, ContextType>;
};

export type ComparisonTableSlicePrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComparisonTableSlicePrimary'] = ResolversParentTypes['ComparisonTableSlicePrimary']> = {
  __resolveType: TypeResolveFn<'ComparisonTableSliceDefaultPrimary', ParentType, ContextType>;
};

export type ContactDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContactDetails'] = ResolversParentTypes['ContactDetails']> = {
  address?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  contactPage?: Resolver<Maybe<ResolversTypes['Link']>, ParentType, ContextType>;
  contact_page?: Resolver<Maybe<ResolversTypes['Link']>, ParentType, ContextType>;
  customerSupport?: Resolver<ResolversTypes['LabelledValue'], ParentType, ContextType>;
  customer_support?: Resolver<ResolversTypes['LabelledValue'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fax?: Resolver<ResolversTypes['LabelledValue'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['LabelledValue'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContactDetailsSliceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContactDetailsSlice'] = ResolversParentTypes['ContactDetailsSlice']> = {
  contactDetails?: Resolver<Maybe<ResolversTypes['ContactDetails']>, ParentType, ContextType>;
  contactDocument?: Resolver<Maybe<ResolversTypes['CompanyInformationDocument']>, ParentType, ContextType>;
  contactError?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ContactDetailsSliceItems']>, ParentType, ContextType>;
  primary?: Resolver<ResolversTypes['ContactDetailsSlicePrimary'], ParentType, ContextType>;
  slice_label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slice_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContactDetailsSliceDefaultItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContactDetailsSliceDefaultItem'] = ResolversParentTypes['ContactDetailsSliceDefaultItem']> = {
  _empty?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContactDetailsSliceDefaultPrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContactDetailsSliceDefaultPrimary'] = ResolversParentTypes['ContactDetailsSliceDefaultPrimary']> = {
  color?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  curve?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  custom_color?: Resolver<Maybe<ResolversTypes['Color']>, ParentType, ContextType>;
  hours?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContactDetailsSliceItemsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContactDetailsSliceItems'] = ResolversParentTypes['ContactDetailsSliceItems']> = {
  __resolveType: TypeResolveFn<'ContactDetailsSliceDefaultItem', ParentType, ContextType>;
};

export type ContactDetailsSlicePrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContactDetailsSlicePrimary'] = ResolversParentTypes['ContactDetailsSlicePrimary']> = {
  __resolveType: TypeResolveFn<'ContactDetailsSliceDefaultPrimary', ParentType, ContextType>;
};

export type ContactFormSliceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContactFormSlice'] = ResolversParentTypes['ContactFormSlice']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ContactFormSliceItems']>, ParentType, ContextType>;
  primary?: Resolver<ResolversTypes['ContactFormSlicePrimary'], ParentType, ContextType>;
  slice_label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slice_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContactFormSliceDefaultItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContactFormSliceDefaultItem'] = ResolversParentTypes['ContactFormSliceDefaultItem']> = {
  _empty?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContactFormSliceDefaultPrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContactFormSliceDefaultPrimary'] = ResolversParentTypes['ContactFormSliceDefaultPrimary']> = {
  color?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  curve?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  custom_color?: Resolver<Maybe<ResolversTypes['Color']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContactFormSliceItemsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContactFormSliceItems'] = ResolversParentTypes['ContactFormSliceItems']> = {
  __resolveType: TypeResolveFn<'ContactFormSliceDefaultItem', ParentType, ContextType>;
};

export type ContactFormSlicePrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContactFormSlicePrimary'] = ResolversParentTypes['ContactFormSlicePrimary']> = {
  __resolveType: TypeResolveFn<'ContactFormSliceDefaultPrimary', ParentType, ContextType>;
};

export type ContactMessageReceivedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContactMessageReceived'] = ResolversParentTypes['ContactMessageReceived']> = {
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CookieBannerDocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CookieBannerDocument'] = ResolversParentTypes['CookieBannerDocument']> = {
  alternate_languages?: Resolver<Array<ResolversTypes['AlternateLanguage']>, ParentType, ContextType>;
  data?: Resolver<ResolversTypes['CookieBannerDocumentData'], ParentType, ContextType>;
  first_publication_date?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lang?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last_publication_date?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CookieBannerDocumentDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CookieBannerDocumentData'] = ResolversParentTypes['CookieBannerDocumentData']> = {
  accept_label?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  decline_label?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  policy_link?: Resolver<Maybe<ResolversTypes['Link']>, ParentType, ContextType>;
  settings_label?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
};

export type CopyGuideSliceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CopyGuideSlice'] = ResolversParentTypes['CopyGuideSlice']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['CopyGuideSliceItems']>, ParentType, ContextType>;
  primary?: Resolver<ResolversTypes['CopyGuideSlicePrimary'], ParentType, ContextType>;
  slice_label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slice_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CopyGuideSliceCarsItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CopyGuideSliceCarsItem'] = ResolversParentTypes['CopyGuideSliceCarsItem']> = {
  _empty?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CopyGuideSliceCarsPrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CopyGuideSliceCarsPrimary'] = ResolversParentTypes['CopyGuideSliceCarsPrimary']> = {
  answer_maybe?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  answer_no?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  answer_yes?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  color?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  curve?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  custom_color?: Resolver<Maybe<ResolversTypes['Color']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  footnote?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  makes?: Resolver<Array<ResolversTypes['CopyGuideSliceCarsPrimaryMakesItem']>, ParentType, ContextType>;
  question?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['CopyGuideSliceCarsPrimaryStepsItem']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CopyGuideSliceCarsPrimaryMakesItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CopyGuideSliceCarsPrimaryMakesItem'] = ResolversParentTypes['CopyGuideSliceCarsPrimaryMakesItem']> = {
  models?: Resolver<Array<ResolversTypes['CopyGuideSliceCarsPrimaryMakesItemModelsItem']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
};

export type CopyGuideSliceCarsPrimaryMakesItemModelsItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CopyGuideSliceCarsPrimaryMakesItemModelsItem'] = ResolversParentTypes['CopyGuideSliceCarsPrimaryMakesItemModelsItem']> = {
  name?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  verdict?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  years?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
};

export type CopyGuideSliceCarsPrimaryStepsItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CopyGuideSliceCarsPrimaryStepsItem'] = ResolversParentTypes['CopyGuideSliceCarsPrimaryStepsItem']> = {
  step?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
};

export type CopyGuideSliceDefaultItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CopyGuideSliceDefaultItem'] = ResolversParentTypes['CopyGuideSliceDefaultItem']> = {
  _empty?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CopyGuideSliceDefaultPrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CopyGuideSliceDefaultPrimary'] = ResolversParentTypes['CopyGuideSliceDefaultPrimary']> = {
  answer_maybe?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  answer_no?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  answer_yes?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  color?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  curve?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  custom_color?: Resolver<Maybe<ResolversTypes['Color']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  question?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  service?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  shapes?: Resolver<Array<ResolversTypes['CopyGuideSliceDefaultPrimaryShapesItem']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CopyGuideSliceDefaultPrimaryShapesItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CopyGuideSliceDefaultPrimaryShapesItem'] = ResolversParentTypes['CopyGuideSliceDefaultPrimaryShapesItem']> = {
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['Link']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  verdict?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
};

export type CopyGuideSliceItemsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CopyGuideSliceItems'] = ResolversParentTypes['CopyGuideSliceItems']> = {
  __resolveType: TypeResolveFn<'CopyGuideSliceCarsItem' | 'CopyGuideSliceDefaultItem', ParentType, ContextType>;
};

export type CopyGuideSlicePrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CopyGuideSlicePrimary'] = ResolversParentTypes['CopyGuideSlicePrimary']> = {
  __resolveType: TypeResolveFn<'CopyGuideSliceCarsPrimary' | 'CopyGuideSliceDefaultPrimary', ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export type DocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Document'] = ResolversParentTypes['Document']> = {
  __resolveType: TypeResolveFn<'AppBarDocument' | 'CompanyInformationDocument' | 'CookieBannerDocument' | 'ErrorPageDocument' | 'FaqDocument' | 'FaqPageDocument' | 'GeolocationSnackbarDocument' | 'HomepageDocument' | 'KeyGalleryDocument' | 'KeyGalleryFilterDocument' | 'LocatorBarDocument' | 'LocatorPageDocument' | 'LocksmithLocatorWidgetDocument' | 'MenuDocument' | 'PageDocument' | 'PricesDocument' | 'ProductsPageDocument' | 'RedirectDocument' | 'ServicePageDocument', ParentType, ContextType>;
};

export interface EmbedScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Embed'], any> {
  name: 'Embed';
}

export type EmbedSliceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmbedSlice'] = ResolversParentTypes['EmbedSlice']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['EmbedSliceItems']>, ParentType, ContextType>;
  primary?: Resolver<ResolversTypes['EmbedSlicePrimary'], ParentType, ContextType>;
  slice_label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slice_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EmbedSliceDefaultItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmbedSliceDefaultItem'] = ResolversParentTypes['EmbedSliceDefaultItem']> = {
  _empty?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EmbedSliceDefaultPrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmbedSliceDefaultPrimary'] = ResolversParentTypes['EmbedSliceDefaultPrimary']> = {
  embed?: Resolver<Maybe<ResolversTypes['Embed']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EmbedSliceItemsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmbedSliceItems'] = ResolversParentTypes['EmbedSliceItems']> = {
  __resolveType: TypeResolveFn<'EmbedSliceDefaultItem', ParentType, ContextType>;
};

export type EmbedSlicePrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmbedSlicePrimary'] = ResolversParentTypes['EmbedSlicePrimary']> = {
  __resolveType: TypeResolveFn<'EmbedSliceDefaultPrimary', ParentType, ContextType>;
};

export type ErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Error'] = ResolversParentTypes['Error']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'ServiceUnavailable' | 'TooManyRequests', ParentType, ContextType>;
};

export type ErrorPageDocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ErrorPageDocument'] = ResolversParentTypes['ErrorPageDocument']> = {
  alternate_languages?: Resolver<Array<ResolversTypes['AlternateLanguage']>, ParentType, ContextType>;
  data?: Resolver<ResolversTypes['ErrorPageDocumentData'], ParentType, ContextType>;
  first_publication_date?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lang?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last_publication_date?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ErrorPageDocumentDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ErrorPageDocumentData'] = ResolversParentTypes['ErrorPageDocumentData']> = {
  buttons?: Resolver<Array<ResolversTypes['ErrorPageDocumentDataButtonsItem']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  meta_description?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  meta_title?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
};

export type ErrorPageDocumentDataButtonsItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ErrorPageDocumentDataButtonsItem'] = ResolversParentTypes['ErrorPageDocumentDataButtonsItem']> = {
  link?: Resolver<Maybe<ResolversTypes['Link']>, ParentType, ContextType>;
  style?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
};

export type ExperimentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Experiment'] = ResolversParentTypes['Experiment']> = {
  googleId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variations?: Resolver<Array<ResolversTypes['ExperimentVariation']>, ParentType, ContextType>;
};

export type ExperimentVariationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExperimentVariation'] = ResolversParentTypes['ExperimentVariation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ref?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FaqDocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FaqDocument'] = ResolversParentTypes['FaqDocument']> = {
  alternate_languages?: Resolver<Array<ResolversTypes['AlternateLanguage']>, ParentType, ContextType>;
  data?: Resolver<ResolversTypes['FaqDocumentData'], ParentType, ContextType>;
  first_publication_date?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lang?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last_publication_date?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  slices?: Resolver<Array<ResolversTypes['Slice']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FaqDocumentDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FaqDocumentData'] = ResolversParentTypes['FaqDocumentData']> = {
  answer?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  display_order?: Resolver<Maybe<ResolversTypes['Number']>, ParentType, ContextType>;
  hide_footer?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  hide_header?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  layout?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  meta_description?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  meta_image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  meta_title?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  question?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  slices?: Resolver<Array<ResolversTypes['FaqDocumentDataSlicesSlice']>, ParentType, ContextType>;
  topic?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
};

export type FaqDocumentDataSlicesSliceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FaqDocumentDataSlicesSlice'] = ResolversParentTypes['FaqDocumentDataSlicesSlice']> = {
  __resolveType: TypeResolveFn<'BannerSlice' | 'CallToActionSlice' | 'CarouselSlice' | 'ComparisonTableSlice' | 'ContactDetailsSlice' | 'EmbedSlice' | 'FaqListSlice' | 'FeaturedKiosksSlice' | 'ImageGallerySlice' | 'ImageWithTextSlice' | 'KeyDesignStripSlice' | 'LinkListSlice' | 'LocksmithLocatorSlice' | 'NearbyKiosksSlice' | 'PriceListSlice' | 'RichTextSlice' | 'SectionSlice' | 'ServiceCardsSlice' | 'SignUpTeaserSlice' | 'StatsSlice' | 'StepsSlice' | 'UnknownSlice', ParentType, ContextType>;
};

export type FaqListSliceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FaqListSlice'] = ResolversParentTypes['FaqListSlice']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['FaqListSliceItems']>, ParentType, ContextType>;
  primary?: Resolver<ResolversTypes['FaqListSlicePrimary'], ParentType, ContextType>;
  questions?: Resolver<Maybe<Array<ResolversTypes['FaqDocument']>>, ParentType, ContextType>;
  slice_label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slice_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FaqListSliceDefaultItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FaqListSliceDefaultItem'] = ResolversParentTypes['FaqListSliceDefaultItem']> = {
  _empty?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FaqListSliceDefaultPrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FaqListSliceDefaultPrimary'] = ResolversParentTypes['FaqListSliceDefaultPrimary']> = {
  description?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Number']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  topic?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FaqListSliceItemsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FaqListSliceItems'] = ResolversParentTypes['FaqListSliceItems']> = {
  __resolveType: TypeResolveFn<'FaqListSliceDefaultItem' | 'FaqListSliceShortItem' | 'FaqListSliceTopicsItem', ParentType, ContextType>;
};

export type FaqListSlicePrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FaqListSlicePrimary'] = ResolversParentTypes['FaqListSlicePrimary']> = {
  __resolveType: TypeResolveFn<'FaqListSliceDefaultPrimary' | 'FaqListSliceShortPrimary' | 'FaqListSliceTopicsPrimary', ParentType, ContextType>;
};

export type FaqListSliceShortItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FaqListSliceShortItem'] = ResolversParentTypes['FaqListSliceShortItem']> = {
  _empty?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FaqListSliceShortPrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FaqListSliceShortPrimary'] = ResolversParentTypes['FaqListSliceShortPrimary']> = {
  description?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Number']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  topic?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FaqListSliceTopicsItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FaqListSliceTopicsItem'] = ResolversParentTypes['FaqListSliceTopicsItem']> = {
  _empty?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FaqListSliceTopicsPrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FaqListSliceTopicsPrimary'] = ResolversParentTypes['FaqListSliceTopicsPrimary']> = {
  description?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FaqPageDocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FaqPageDocument'] = ResolversParentTypes['FaqPageDocument']> = {
  alternate_languages?: Resolver<Array<ResolversTypes['AlternateLanguage']>, ParentType, ContextType>;
  data?: Resolver<ResolversTypes['FaqPageDocumentData'], ParentType, ContextType>;
  first_publication_date?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lang?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last_publication_date?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  slices?: Resolver<Array<ResolversTypes['Slice']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FaqPageDocumentDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FaqPageDocumentData'] = ResolversParentTypes['FaqPageDocumentData']> = {
  hide_footer?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  hide_header?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  layout?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  meta_description?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  meta_image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  meta_title?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  slices?: Resolver<Array<ResolversTypes['FaqPageDocumentDataSlicesSlice']>, ParentType, ContextType>;
};

export type FaqPageDocumentDataSlicesSliceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FaqPageDocumentDataSlicesSlice'] = ResolversParentTypes['FaqPageDocumentDataSlicesSlice']> = {
  __resolveType: TypeResolveFn<'BannerSlice' | 'CallToActionSlice' | 'CarouselSlice' | 'ComparisonTableSlice' | 'ContactDetailsSlice' | 'EmbedSlice' | 'FaqListSlice' | 'FeaturedKiosksSlice' | 'HeroSlice' | 'ImageWithTextSlice' | 'KeyDesignStripSlice' | 'LinkListSlice' | 'LocksmithLocatorSlice' | 'NearbyKiosksSlice' | 'PriceListSlice' | 'RichTextSlice' | 'SectionSlice' | 'ServiceCardsSlice' | 'SignUpTeaserSlice' | 'StatsSlice' | 'StepsSlice' | 'UnknownSlice', ParentType, ContextType>;
};

export type FeaturedKiosksSliceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeaturedKiosksSlice'] = ResolversParentTypes['FeaturedKiosksSlice']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['FeaturedKiosksSliceItems']>, ParentType, ContextType>;
  kiosks?: Resolver<Maybe<Array<ResolversTypes['Kiosk']>>, ParentType, ContextType>;
  locationIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  primary?: Resolver<ResolversTypes['FeaturedKiosksSlicePrimary'], ParentType, ContextType>;
  slice_label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slice_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FeaturedKiosksSliceDefaultItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeaturedKiosksSliceDefaultItem'] = ResolversParentTypes['FeaturedKiosksSliceDefaultItem']> = {
  _empty?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FeaturedKiosksSliceDefaultPrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeaturedKiosksSliceDefaultPrimary'] = ResolversParentTypes['FeaturedKiosksSliceDefaultPrimary']> = {
  description?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  locations?: Resolver<Array<ResolversTypes['FeaturedKiosksSliceDefaultPrimaryLocationsItem']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FeaturedKiosksSliceDefaultPrimaryLocationsItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeaturedKiosksSliceDefaultPrimaryLocationsItem'] = ResolversParentTypes['FeaturedKiosksSliceDefaultPrimaryLocationsItem']> = {
  kiosk?: Resolver<Maybe<ResolversTypes['IntegrationField']>, ParentType, ContextType>;
};

export type FeaturedKiosksSliceItemsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeaturedKiosksSliceItems'] = ResolversParentTypes['FeaturedKiosksSliceItems']> = {
  __resolveType: TypeResolveFn<'FeaturedKiosksSliceDefaultItem', ParentType, ContextType>;
};

export type FeaturedKiosksSlicePrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeaturedKiosksSlicePrimary'] = ResolversParentTypes['FeaturedKiosksSlicePrimary']> = {
  __resolveType: TypeResolveFn<'FeaturedKiosksSliceDefaultPrimary', ParentType, ContextType>;
};

export type FieldErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FieldError'] = ResolversParentTypes['FieldError']> = {
  code?: Resolver<ResolversTypes['FieldErrorCode'], ParentType, ContextType>;
  field?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FieldErrorCodeResolvers = EnumResolverSignature<{ CHOOSE_ADDRESS?: any, CHOOSE_ONE?: any, CONSENT?: any, DATE_OUT_OF_RANGE?: any, FILE_TOO_LARGE?: any, INVALID_DATE?: any, INVALID_EMAIL?: any, INVALID_NUMBER?: any, INVALID_PHONE?: any, INVALID_POSTAL_CODE?: any, REFUSED?: any, REQUIRED?: any, TOO_LONG?: any, WRONG_FILE_TYPE?: any }, ResolversTypes['FieldErrorCode']>;

export interface GeoPointScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['GeoPoint'], any> {
  name: 'GeoPoint';
}

export type GeolocationSnackbarDocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GeolocationSnackbarDocument'] = ResolversParentTypes['GeolocationSnackbarDocument']> = {
  alternate_languages?: Resolver<Array<ResolversTypes['AlternateLanguage']>, ParentType, ContextType>;
  data?: Resolver<ResolversTypes['GeolocationSnackbarDocumentData'], ParentType, ContextType>;
  first_publication_date?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lang?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last_publication_date?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GeolocationSnackbarDocumentDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GeolocationSnackbarDocumentData'] = ResolversParentTypes['GeolocationSnackbarDocumentData']> = {
  allow_label?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  denied_message?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  dismiss_label?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  timeout_message?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  unsupported_message?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
};

export type HeroSliceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HeroSlice'] = ResolversParentTypes['HeroSlice']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['HeroSliceItems']>, ParentType, ContextType>;
  primary?: Resolver<ResolversTypes['HeroSlicePrimary'], ParentType, ContextType>;
  slice_label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slice_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HeroSliceCompactItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HeroSliceCompactItem'] = ResolversParentTypes['HeroSliceCompactItem']> = {
  _empty?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HeroSliceCompactPrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HeroSliceCompactPrimary'] = ResolversParentTypes['HeroSliceCompactPrimary']> = {
  lead?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HeroSliceDefaultItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HeroSliceDefaultItem'] = ResolversParentTypes['HeroSliceDefaultItem']> = {
  _empty?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HeroSliceDefaultPrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HeroSliceDefaultPrimary'] = ResolversParentTypes['HeroSliceDefaultPrimary']> = {
  buttons?: Resolver<Array<ResolversTypes['HeroSliceDefaultPrimaryButtonsItem']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  lead?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HeroSliceDefaultPrimaryButtonsItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HeroSliceDefaultPrimaryButtonsItem'] = ResolversParentTypes['HeroSliceDefaultPrimaryButtonsItem']> = {
  link?: Resolver<Maybe<ResolversTypes['Link']>, ParentType, ContextType>;
  style?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
};

export type HeroSliceItemsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HeroSliceItems'] = ResolversParentTypes['HeroSliceItems']> = {
  __resolveType: TypeResolveFn<'HeroSliceCompactItem' | 'HeroSliceDefaultItem' | 'HeroSliceSearchItem', ParentType, ContextType>;
};

export type HeroSlicePrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HeroSlicePrimary'] = ResolversParentTypes['HeroSlicePrimary']> = {
  __resolveType: TypeResolveFn<'HeroSliceCompactPrimary' | 'HeroSliceDefaultPrimary' | 'HeroSliceSearchPrimary', ParentType, ContextType>;
};

export type HeroSliceSearchItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HeroSliceSearchItem'] = ResolversParentTypes['HeroSliceSearchItem']> = {
  _empty?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HeroSliceSearchPrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HeroSliceSearchPrimary'] = ResolversParentTypes['HeroSliceSearchPrimary']> = {
  button_label?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  lead?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  search_label?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HolidayHoursResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HolidayHours'] = ResolversParentTypes['HolidayHours']> = {
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  holiday?: Resolver<Maybe<ResolversTypes['Holiday']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  periods?: Resolver<Maybe<Array<ResolversTypes['HoursPeriod']>>, ParentType, ContextType>;
};

export type HomepageDocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HomepageDocument'] = ResolversParentTypes['HomepageDocument']> = {
  alternate_languages?: Resolver<Array<ResolversTypes['AlternateLanguage']>, ParentType, ContextType>;
  data?: Resolver<ResolversTypes['HomepageDocumentData'], ParentType, ContextType>;
  first_publication_date?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lang?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last_publication_date?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  slices?: Resolver<Array<ResolversTypes['Slice']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HomepageDocumentDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HomepageDocumentData'] = ResolversParentTypes['HomepageDocumentData']> = {
  hide_footer?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  hide_header?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  layout?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  meta_description?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  meta_image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  meta_title?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  slices?: Resolver<Array<ResolversTypes['HomepageDocumentDataSlicesSlice']>, ParentType, ContextType>;
};

export type HomepageDocumentDataSlicesSliceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HomepageDocumentDataSlicesSlice'] = ResolversParentTypes['HomepageDocumentDataSlicesSlice']> = {
  __resolveType: TypeResolveFn<'BannerSlice' | 'CallToActionSlice' | 'CarouselSlice' | 'ComparisonTableSlice' | 'ContactDetailsSlice' | 'EmbedSlice' | 'FaqListSlice' | 'FeaturedKiosksSlice' | 'HeroSlice' | 'ImageGallerySlice' | 'ImageWithTextSlice' | 'KeyDesignStripSlice' | 'LinkListSlice' | 'LocksmithLocatorSlice' | 'NearbyKiosksSlice' | 'PressLogosSlice' | 'PriceListSlice' | 'RichTextSlice' | 'SectionSlice' | 'ServiceCardsSlice' | 'SignUpTeaserSlice' | 'StatsSlice' | 'StepsSlice' | 'TestimonialsSlice' | 'UnknownSlice', ParentType, ContextType>;
};

export type HoursPeriodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HoursPeriod'] = ResolversParentTypes['HoursPeriod']> = {
  close?: Resolver<Maybe<ResolversTypes['WeekTime']>, ParentType, ContextType>;
  open?: Resolver<ResolversTypes['WeekTime'], ParentType, ContextType>;
};

export interface ImageScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Image'], any> {
  name: 'Image';
}

export type ImageGallerySliceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImageGallerySlice'] = ResolversParentTypes['ImageGallerySlice']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ImageGallerySliceItems']>, ParentType, ContextType>;
  primary?: Resolver<ResolversTypes['ImageGallerySlicePrimary'], ParentType, ContextType>;
  slice_label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slice_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ImageGallerySliceDefaultItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImageGallerySliceDefaultItem'] = ResolversParentTypes['ImageGallerySliceDefaultItem']> = {
  _empty?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ImageGallerySliceDefaultPrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImageGallerySliceDefaultPrimary'] = ResolversParentTypes['ImageGallerySliceDefaultPrimary']> = {
  color?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  curve?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  custom_color?: Resolver<Maybe<ResolversTypes['Color']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['ImageGallerySliceDefaultPrimaryImagesItem']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ImageGallerySliceDefaultPrimaryImagesItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImageGallerySliceDefaultPrimaryImagesItem'] = ResolversParentTypes['ImageGallerySliceDefaultPrimaryImagesItem']> = {
  caption?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
};

export type ImageGallerySliceItemsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImageGallerySliceItems'] = ResolversParentTypes['ImageGallerySliceItems']> = {
  __resolveType: TypeResolveFn<'ImageGallerySliceDefaultItem' | 'ImageGallerySliceStripItem', ParentType, ContextType>;
};

export type ImageGallerySlicePrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImageGallerySlicePrimary'] = ResolversParentTypes['ImageGallerySlicePrimary']> = {
  __resolveType: TypeResolveFn<'ImageGallerySliceDefaultPrimary' | 'ImageGallerySliceStripPrimary', ParentType, ContextType>;
};

export type ImageGallerySliceStripItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImageGallerySliceStripItem'] = ResolversParentTypes['ImageGallerySliceStripItem']> = {
  _empty?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ImageGallerySliceStripPrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImageGallerySliceStripPrimary'] = ResolversParentTypes['ImageGallerySliceStripPrimary']> = {
  color?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  curve?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  custom_color?: Resolver<Maybe<ResolversTypes['Color']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['ImageGallerySliceStripPrimaryImagesItem']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ImageGallerySliceStripPrimaryImagesItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImageGallerySliceStripPrimaryImagesItem'] = ResolversParentTypes['ImageGallerySliceStripPrimaryImagesItem']> = {
  caption?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
};

export type ImageWithTextSliceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImageWithTextSlice'] = ResolversParentTypes['ImageWithTextSlice']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ImageWithTextSliceItems']>, ParentType, ContextType>;
  primary?: Resolver<ResolversTypes['ImageWithTextSlicePrimary'], ParentType, ContextType>;
  slice_label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slice_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ImageWithTextSliceImageLeftItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImageWithTextSliceImageLeftItem'] = ResolversParentTypes['ImageWithTextSliceImageLeftItem']> = {
  _empty?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ImageWithTextSliceImageLeftPrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImageWithTextSliceImageLeftPrimary'] = ResolversParentTypes['ImageWithTextSliceImageLeftPrimary']> = {
  buttons?: Resolver<Array<ResolversTypes['ImageWithTextSliceImageLeftPrimaryButtonsItem']>, ParentType, ContextType>;
  color?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  curve?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  custom_color?: Resolver<Maybe<ResolversTypes['Color']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ImageWithTextSliceImageLeftPrimaryButtonsItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImageWithTextSliceImageLeftPrimaryButtonsItem'] = ResolversParentTypes['ImageWithTextSliceImageLeftPrimaryButtonsItem']> = {
  link?: Resolver<Maybe<ResolversTypes['Link']>, ParentType, ContextType>;
  style?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
};

export type ImageWithTextSliceImageRightItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImageWithTextSliceImageRightItem'] = ResolversParentTypes['ImageWithTextSliceImageRightItem']> = {
  _empty?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ImageWithTextSliceImageRightPrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImageWithTextSliceImageRightPrimary'] = ResolversParentTypes['ImageWithTextSliceImageRightPrimary']> = {
  buttons?: Resolver<Array<ResolversTypes['ImageWithTextSliceImageRightPrimaryButtonsItem']>, ParentType, ContextType>;
  color?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  curve?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  custom_color?: Resolver<Maybe<ResolversTypes['Color']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ImageWithTextSliceImageRightPrimaryButtonsItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImageWithTextSliceImageRightPrimaryButtonsItem'] = ResolversParentTypes['ImageWithTextSliceImageRightPrimaryButtonsItem']> = {
  link?: Resolver<Maybe<ResolversTypes['Link']>, ParentType, ContextType>;
  style?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
};

export type ImageWithTextSliceItemsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImageWithTextSliceItems'] = ResolversParentTypes['ImageWithTextSliceItems']> = {
  __resolveType: TypeResolveFn<'ImageWithTextSliceImageLeftItem' | 'ImageWithTextSliceImageRightItem', ParentType, ContextType>;
};

export type ImageWithTextSlicePrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImageWithTextSlicePrimary'] = ResolversParentTypes['ImageWithTextSlicePrimary']> = {
  __resolveType: TypeResolveFn<'ImageWithTextSliceImageLeftPrimary' | 'ImageWithTextSliceImageRightPrimary', ParentType, ContextType>;
};

export interface IntegrationFieldScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['IntegrationField'], any> {
  name: 'IntegrationField';
}

export type InvalidInputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvalidInput'] = ResolversParentTypes['InvalidInput']> = {
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  fieldErrors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type JobApplicationReceivedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobApplicationReceived'] = ResolversParentTypes['JobApplicationReceived']> = {
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KeyDesignResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeyDesign'] = ResolversParentTypes['KeyDesign']> = {
  designGroup?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  designId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['KeyDesignImage']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<KeyDesignNameArgs, 'language'>>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  skuId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  stockedNear?: Resolver<Maybe<Array<ResolversTypes['KioskDistance']>>, ParentType, ContextType, RequireFields<KeyDesignStockedNearArgs, 'first' | 'point'>>;
};

export type KeyDesignImageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeyDesignImage'] = ResolversParentTypes['KeyDesignImage']> = {
  jp2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  original?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  webp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type KeyDesignStripSliceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeyDesignStripSlice'] = ResolversParentTypes['KeyDesignStripSlice']> = {
  designs?: Resolver<Maybe<Array<ResolversTypes['KeyDesign']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['KeyDesignStripSliceItems']>, ParentType, ContextType>;
  primary?: Resolver<ResolversTypes['KeyDesignStripSlicePrimary'], ParentType, ContextType>;
  slice_label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slice_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KeyDesignStripSliceDefaultItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeyDesignStripSliceDefaultItem'] = ResolversParentTypes['KeyDesignStripSliceDefaultItem']> = {
  _empty?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KeyDesignStripSliceDefaultPrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeyDesignStripSliceDefaultPrimary'] = ResolversParentTypes['KeyDesignStripSliceDefaultPrimary']> = {
  color?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  curve?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  custom_color?: Resolver<Maybe<ResolversTypes['Color']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  design_groups?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Number']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KeyDesignStripSliceGridItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeyDesignStripSliceGridItem'] = ResolversParentTypes['KeyDesignStripSliceGridItem']> = {
  _empty?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KeyDesignStripSliceGridPrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeyDesignStripSliceGridPrimary'] = ResolversParentTypes['KeyDesignStripSliceGridPrimary']> = {
  color?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  curve?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  custom_color?: Resolver<Maybe<ResolversTypes['Color']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  design_groups?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Number']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KeyDesignStripSliceItemsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeyDesignStripSliceItems'] = ResolversParentTypes['KeyDesignStripSliceItems']> = {
  __resolveType: TypeResolveFn<'KeyDesignStripSliceDefaultItem' | 'KeyDesignStripSliceGridItem', ParentType, ContextType>;
};

export type KeyDesignStripSlicePrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeyDesignStripSlicePrimary'] = ResolversParentTypes['KeyDesignStripSlicePrimary']> = {
  __resolveType: TypeResolveFn<'KeyDesignStripSliceDefaultPrimary' | 'KeyDesignStripSliceGridPrimary', ParentType, ContextType>;
};

export type KeyGalleryDocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeyGalleryDocument'] = ResolversParentTypes['KeyGalleryDocument']> = {
  alternate_languages?: Resolver<Array<ResolversTypes['AlternateLanguage']>, ParentType, ContextType>;
  data?: Resolver<ResolversTypes['KeyGalleryDocumentData'], ParentType, ContextType>;
  first_publication_date?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lang?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last_publication_date?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  slices?: Resolver<Array<ResolversTypes['Slice']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KeyGalleryDocumentDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeyGalleryDocumentData'] = ResolversParentTypes['KeyGalleryDocumentData']> = {
  guide_link?: Resolver<Maybe<ResolversTypes['Link']>, ParentType, ContextType>;
  hide_footer?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  hide_header?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  layout?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  lead?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  meta_description?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  meta_image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  meta_title?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  slices?: Resolver<Array<ResolversTypes['KeyGalleryDocumentDataSlicesSlice']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
};

export type KeyGalleryDocumentDataSlicesSliceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeyGalleryDocumentDataSlicesSlice'] = ResolversParentTypes['KeyGalleryDocumentDataSlicesSlice']> = {
  __resolveType: TypeResolveFn<'BannerSlice' | 'CallToActionSlice' | 'CarouselSlice' | 'ContactDetailsSlice' | 'EmbedSlice' | 'FaqListSlice' | 'FeaturedKiosksSlice' | 'HeroSlice' | 'ImageGallerySlice' | 'ImageWithTextSlice' | 'KeyDesignStripSlice' | 'LinkListSlice' | 'NearbyKiosksSlice' | 'RichTextSlice' | 'SectionSlice' | 'ServiceCardsSlice' | 'SignUpTeaserSlice' | 'StatsSlice' | 'StepsSlice' | 'TestimonialsSlice' | 'UnknownSlice', ParentType, ContextType>;
};

export type KeyGalleryFilterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeyGalleryFilter'] = ResolversParentTypes['KeyGalleryFilter']> = {
  displayOrder?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  display_order?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  query?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  subFilters?: Resolver<Array<ResolversTypes['KeyGallerySubFilter']>, ParentType, ContextType>;
};

export type KeyGalleryFilterDocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeyGalleryFilterDocument'] = ResolversParentTypes['KeyGalleryFilterDocument']> = {
  alternate_languages?: Resolver<Array<ResolversTypes['AlternateLanguage']>, ParentType, ContextType>;
  data?: Resolver<ResolversTypes['KeyGalleryFilterDocumentData'], ParentType, ContextType>;
  first_publication_date?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lang?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last_publication_date?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KeyGalleryFilterDocumentDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeyGalleryFilterDocumentData'] = ResolversParentTypes['KeyGalleryFilterDocumentData']> = {
  display_order?: Resolver<Maybe<ResolversTypes['Number']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  query?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  sub_filters?: Resolver<Array<ResolversTypes['KeyGalleryFilterDocumentDataSubFiltersItem']>, ParentType, ContextType>;
};

export type KeyGalleryFilterDocumentDataSubFiltersItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeyGalleryFilterDocumentDataSubFiltersItem'] = ResolversParentTypes['KeyGalleryFilterDocumentDataSubFiltersItem']> = {
  label?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  query?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
};

export type KeyGallerySubFilterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeyGallerySubFilter'] = ResolversParentTypes['KeyGallerySubFilter']> = {
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  query?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface KeyTextScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['KeyText'], any> {
  name: 'KeyText';
}

export type KioskResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Kiosk'] = ResolversParentTypes['Kiosk']> = {
  address?: Resolver<ResolversTypes['Address'], ParentType, ContextType>;
  geoLocation?: Resolver<Maybe<ResolversTypes['LatLng']>, ParentType, ContextType>;
  holidayHours?: Resolver<Maybe<Array<ResolversTypes['HolidayHours']>>, ParentType, ContextType>;
  hours?: Resolver<Maybe<Array<ResolversTypes['HoursPeriod']>>, ParentType, ContextType>;
  keyDesigns?: Resolver<Maybe<Array<ResolversTypes['KeyDesign']>>, ParentType, ContextType, RequireFields<KioskKeyDesignsArgs, 'first'>>;
  knownHours?: Resolver<Maybe<Array<ResolversTypes['HoursPeriod']>>, ParentType, ContextType>;
  locationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  machineTypes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  machines?: Resolver<Array<ResolversTypes['MachineType']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  placeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['PlaceRating']>, ParentType, ContextType, RequireFields<KioskRatingArgs, 'language'>>;
  retailer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  services?: Resolver<Array<ResolversTypes['Service']>, ParentType, ContextType>;
  servicesAvailable?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  sites?: Resolver<Array<ResolversTypes['KioskSite']>, ParentType, ContextType>;
  stocksDesignGroups?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  timeZone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unknownDays?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type KioskCellResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KioskCell'] = ResolversParentTypes['KioskCell']> = {
  kioskCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lng?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type KioskCityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KioskCity'] = ResolversParentTypes['KioskCity']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kioskCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nearby?: Resolver<Maybe<Array<ResolversTypes['KioskCity']>>, ParentType, ContextType, RequireFields<KioskCityNearbyArgs, 'first'>>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  services?: Resolver<Array<ResolversTypes['ServiceCount']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type KioskDistanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KioskDistance'] = ResolversParentTypes['KioskDistance']> = {
  distanceKm?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  kiosk?: Resolver<ResolversTypes['Kiosk'], ParentType, ContextType>;
};

export type KioskListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KioskList'] = ResolversParentTypes['KioskList']> = {
  nodes?: Resolver<Maybe<Array<ResolversTypes['Kiosk']>>, ParentType, ContextType>;
  services?: Resolver<Array<ResolversTypes['ServiceCount']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type KioskMapResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KioskMap'] = ResolversParentTypes['KioskMap']> = {
  bounds?: Resolver<ResolversTypes['Bounds'], ParentType, ContextType>;
  markers?: Resolver<Array<ResolversTypes['MapMarker']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type KioskSiteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KioskSite'] = ResolversParentTypes['KioskSite']> = {
  machineType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  settings?: Resolver<Array<ResolversTypes['KioskSiteSetting']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['MachineType']>, ParentType, ContextType>;
};

export type KioskSiteSettingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KioskSiteSetting'] = ResolversParentTypes['KioskSiteSetting']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type KioskStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KioskState'] = ResolversParentTypes['KioskState']> = {
  cityCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kioskCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<KioskStateNameArgs, 'language'>>;
  names?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  nearby?: Resolver<Maybe<Array<ResolversTypes['KioskState']>>, ParentType, ContextType, RequireFields<KioskStateNearbyArgs, 'first'>>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  services?: Resolver<Array<ResolversTypes['ServiceCount']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type KiosksInAreaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KiosksInArea'] = ResolversParentTypes['KiosksInArea']> = {
  nodes?: Resolver<Maybe<Array<ResolversTypes['KioskDistance']>>, ParentType, ContextType>;
  services?: Resolver<Array<ResolversTypes['ServiceCount']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type KiosksNearResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KiosksNear'] = ResolversParentTypes['KiosksNear']> = {
  bounds?: Resolver<ResolversTypes['Bounds'], ParentType, ContextType>;
  isWidened?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodes?: Resolver<Maybe<Array<ResolversTypes['KioskDistance']>>, ParentType, ContextType>;
  services?: Resolver<Array<ResolversTypes['ServiceCount']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LabelledValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LabelledValue'] = ResolversParentTypes['LabelledValue']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LanguageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Language'] = ResolversParentTypes['Language']> = {
  code?: Resolver<ResolversTypes['LanguageCode'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isMaster?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LanguageCodeResolvers = { EN_US: 'en-us', FR_CA: 'fr-ca' };

export type LatLngResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LatLng'] = ResolversParentTypes['LatLng']> = {
  lat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lng?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export interface LinkScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Link'], any> {
  name: 'Link';
}

export type LinkListSliceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LinkListSlice'] = ResolversParentTypes['LinkListSlice']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['LinkListSliceItems']>, ParentType, ContextType>;
  primary?: Resolver<ResolversTypes['LinkListSlicePrimary'], ParentType, ContextType>;
  slice_label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slice_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LinkListSliceCardsItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LinkListSliceCardsItem'] = ResolversParentTypes['LinkListSliceCardsItem']> = {
  _empty?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LinkListSliceCardsPrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LinkListSliceCardsPrimary'] = ResolversParentTypes['LinkListSliceCardsPrimary']> = {
  color?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  curve?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  custom_color?: Resolver<Maybe<ResolversTypes['Color']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  link_cards?: Resolver<Array<ResolversTypes['LinkListSliceCardsPrimaryLinkCardsItem']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LinkListSliceCardsPrimaryLinkCardsItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LinkListSliceCardsPrimaryLinkCardsItem'] = ResolversParentTypes['LinkListSliceCardsPrimaryLinkCardsItem']> = {
  link?: Resolver<Maybe<ResolversTypes['Link']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
};

export type LinkListSliceDefaultItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LinkListSliceDefaultItem'] = ResolversParentTypes['LinkListSliceDefaultItem']> = {
  _empty?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LinkListSliceDefaultPrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LinkListSliceDefaultPrimary'] = ResolversParentTypes['LinkListSliceDefaultPrimary']> = {
  color?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  curve?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  custom_color?: Resolver<Maybe<ResolversTypes['Color']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  link_groups?: Resolver<Array<ResolversTypes['LinkListSliceDefaultPrimaryLinkGroupsItem']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LinkListSliceDefaultPrimaryLinkGroupsItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LinkListSliceDefaultPrimaryLinkGroupsItem'] = ResolversParentTypes['LinkListSliceDefaultPrimaryLinkGroupsItem']> = {
  heading?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  links?: Resolver<Array<ResolversTypes['LinkListSliceDefaultPrimaryLinkGroupsItemLinksItem']>, ParentType, ContextType>;
};

export type LinkListSliceDefaultPrimaryLinkGroupsItemLinksItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LinkListSliceDefaultPrimaryLinkGroupsItemLinksItem'] = ResolversParentTypes['LinkListSliceDefaultPrimaryLinkGroupsItemLinksItem']> = {
  link?: Resolver<Maybe<ResolversTypes['Link']>, ParentType, ContextType>;
};

export type LinkListSliceItemsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LinkListSliceItems'] = ResolversParentTypes['LinkListSliceItems']> = {
  __resolveType: TypeResolveFn<'LinkListSliceCardsItem' | 'LinkListSliceDefaultItem', ParentType, ContextType>;
};

export type LinkListSlicePrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LinkListSlicePrimary'] = ResolversParentTypes['LinkListSlicePrimary']> = {
  __resolveType: TypeResolveFn<'LinkListSliceCardsPrimary' | 'LinkListSliceDefaultPrimary', ParentType, ContextType>;
};

export type LocalityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Locality'] = ResolversParentTypes['Locality']> = {
  geoLocation?: Resolver<ResolversTypes['LatLng'], ParentType, ContextType>;
  isCertain?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LocatorBarDocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LocatorBarDocument'] = ResolversParentTypes['LocatorBarDocument']> = {
  alternate_languages?: Resolver<Array<ResolversTypes['AlternateLanguage']>, ParentType, ContextType>;
  data?: Resolver<ResolversTypes['LocatorBarDocumentData'], ParentType, ContextType>;
  first_publication_date?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lang?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last_publication_date?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LocatorBarDocumentDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LocatorBarDocumentData'] = ResolversParentTypes['LocatorBarDocumentData']> = {
  button_label?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  change_label?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  curtain_text?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  curtain_title?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  empty_text?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  placeholder?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
};

export type LocatorPageDocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LocatorPageDocument'] = ResolversParentTypes['LocatorPageDocument']> = {
  alternate_languages?: Resolver<Array<ResolversTypes['AlternateLanguage']>, ParentType, ContextType>;
  data?: Resolver<ResolversTypes['LocatorPageDocumentData'], ParentType, ContextType>;
  first_publication_date?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lang?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last_publication_date?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  slices?: Resolver<Array<ResolversTypes['Slice']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LocatorPageDocumentDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LocatorPageDocumentData'] = ResolversParentTypes['LocatorPageDocumentData']> = {
  hide_footer?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  hide_header?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  layout?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  meta_description?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  meta_image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  meta_title?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  slices?: Resolver<Array<ResolversTypes['LocatorPageDocumentDataSlicesSlice']>, ParentType, ContextType>;
};

export type LocatorPageDocumentDataSlicesSliceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LocatorPageDocumentDataSlicesSlice'] = ResolversParentTypes['LocatorPageDocumentDataSlicesSlice']> = {
  __resolveType: TypeResolveFn<'BannerSlice' | 'CallToActionSlice' | 'CarouselSlice' | 'ContactDetailsSlice' | 'EmbedSlice' | 'FaqListSlice' | 'FeaturedKiosksSlice' | 'HeroSlice' | 'ImageWithTextSlice' | 'KeyDesignStripSlice' | 'LinkListSlice' | 'LocksmithLocatorSlice' | 'NearbyKiosksSlice' | 'RichTextSlice' | 'SectionSlice' | 'ServiceCardsSlice' | 'SignUpTeaserSlice' | 'StatsSlice' | 'StepsSlice' | 'TestimonialsSlice' | 'UnknownSlice', ParentType, ContextType>;
};

export type LocksmithLocatorSliceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LocksmithLocatorSlice'] = ResolversParentTypes['LocksmithLocatorSlice']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['LocksmithLocatorSliceItems']>, ParentType, ContextType>;
  primary?: Resolver<ResolversTypes['LocksmithLocatorSlicePrimary'], ParentType, ContextType>;
  slice_label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slice_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  widget?: Resolver<Maybe<ResolversTypes['LocksmithLocatorWidgetDocument']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LocksmithLocatorSliceDefaultItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LocksmithLocatorSliceDefaultItem'] = ResolversParentTypes['LocksmithLocatorSliceDefaultItem']> = {
  _empty?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LocksmithLocatorSliceDefaultPrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LocksmithLocatorSliceDefaultPrimary'] = ResolversParentTypes['LocksmithLocatorSliceDefaultPrimary']> = {
  color?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  curve?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  custom_color?: Resolver<Maybe<ResolversTypes['Color']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LocksmithLocatorSliceItemsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LocksmithLocatorSliceItems'] = ResolversParentTypes['LocksmithLocatorSliceItems']> = {
  __resolveType: TypeResolveFn<'LocksmithLocatorSliceDefaultItem', ParentType, ContextType>;
};

export type LocksmithLocatorSlicePrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LocksmithLocatorSlicePrimary'] = ResolversParentTypes['LocksmithLocatorSlicePrimary']> = {
  __resolveType: TypeResolveFn<'LocksmithLocatorSliceDefaultPrimary', ParentType, ContextType>;
};

export type LocksmithLocatorWidgetDocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LocksmithLocatorWidgetDocument'] = ResolversParentTypes['LocksmithLocatorWidgetDocument']> = {
  alternate_languages?: Resolver<Array<ResolversTypes['AlternateLanguage']>, ParentType, ContextType>;
  data?: Resolver<ResolversTypes['LocksmithLocatorWidgetDocumentData'], ParentType, ContextType>;
  first_publication_date?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lang?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last_publication_date?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LocksmithLocatorWidgetDocumentDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LocksmithLocatorWidgetDocumentData'] = ResolversParentTypes['LocksmithLocatorWidgetDocumentData']> = {
  button_label?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  call_label?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  call_number?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  callback_link?: Resolver<Maybe<ResolversTypes['Link']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  facts?: Resolver<Array<ResolversTypes['LocksmithLocatorWidgetDocumentDataFactsItem']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  input_label?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  placeholder?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  prices_link?: Resolver<Maybe<ResolversTypes['Link']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
};

export type LocksmithLocatorWidgetDocumentDataFactsItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LocksmithLocatorWidgetDocumentDataFactsItem'] = ResolversParentTypes['LocksmithLocatorWidgetDocumentDataFactsItem']> = {
  text?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
};

export type MachineTypeResolvers = { IF?: 'IF', V1?: 'V1', V1_5: 'V1.5', V2?: 'V2', V3?: 'V3' };

export type MapMarkerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MapMarker'] = ResolversParentTypes['MapMarker']> = {
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expansionZoom?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  hasOtherCities?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kioskCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lng?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  locationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type MenuDocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MenuDocument'] = ResolversParentTypes['MenuDocument']> = {
  alternate_languages?: Resolver<Array<ResolversTypes['AlternateLanguage']>, ParentType, ContextType>;
  data?: Resolver<ResolversTypes['MenuDocumentData'], ParentType, ContextType>;
  first_publication_date?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lang?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last_publication_date?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MenuDocumentDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MenuDocumentData'] = ResolversParentTypes['MenuDocumentData']> = {
  items?: Resolver<Array<ResolversTypes['MenuDocumentDataItemsItem']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
};

export type MenuDocumentDataItemsItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MenuDocumentDataItemsItem'] = ResolversParentTypes['MenuDocumentDataItemsItem']> = {
  description?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['Link']>, ParentType, ContextType>;
  links?: Resolver<Array<ResolversTypes['MenuDocumentDataItemsItemLinksItem']>, ParentType, ContextType>;
  service?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
};

export type MenuDocumentDataItemsItemLinksItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MenuDocumentDataItemsItemLinksItem'] = ResolversParentTypes['MenuDocumentDataItemsItemLinksItem']> = {
  description?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['Link']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  submitContactMessage?: Resolver<Maybe<ResolversTypes['SubmitContactMessageResult']>, ParentType, ContextType, RequireFields<MutationSubmitContactMessageArgs, 'input' | 'key' | 'language'>>;
  submitJobApplication?: Resolver<Maybe<ResolversTypes['SubmitJobApplicationResult']>, ParentType, ContextType, RequireFields<MutationSubmitJobApplicationArgs, 'input' | 'key'>>;
};

export type NearbyKiosksSliceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NearbyKiosksSlice'] = ResolversParentTypes['NearbyKiosksSlice']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['NearbyKiosksSliceItems']>, ParentType, ContextType>;
  nearby?: Resolver<Maybe<Array<ResolversTypes['KioskDistance']>>, ParentType, ContextType>;
  primary?: Resolver<ResolversTypes['NearbyKiosksSlicePrimary'], ParentType, ContextType>;
  slice_label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slice_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NearbyKiosksSliceCompactItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NearbyKiosksSliceCompactItem'] = ResolversParentTypes['NearbyKiosksSliceCompactItem']> = {
  _empty?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NearbyKiosksSliceCompactPrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NearbyKiosksSliceCompactPrimary'] = ResolversParentTypes['NearbyKiosksSliceCompactPrimary']> = {
  color?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  curve?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  custom_color?: Resolver<Maybe<ResolversTypes['Color']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Number']>, ParentType, ContextType>;
  point?: Resolver<Maybe<ResolversTypes['GeoPoint']>, ParentType, ContextType>;
  service?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NearbyKiosksSliceDefaultItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NearbyKiosksSliceDefaultItem'] = ResolversParentTypes['NearbyKiosksSliceDefaultItem']> = {
  _empty?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NearbyKiosksSliceDefaultPrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NearbyKiosksSliceDefaultPrimary'] = ResolversParentTypes['NearbyKiosksSliceDefaultPrimary']> = {
  color?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  curve?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  custom_color?: Resolver<Maybe<ResolversTypes['Color']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Number']>, ParentType, ContextType>;
  point?: Resolver<Maybe<ResolversTypes['GeoPoint']>, ParentType, ContextType>;
  service?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NearbyKiosksSliceItemsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NearbyKiosksSliceItems'] = ResolversParentTypes['NearbyKiosksSliceItems']> = {
  __resolveType: TypeResolveFn<'NearbyKiosksSliceCompactItem' | 'NearbyKiosksSliceDefaultItem', ParentType, ContextType>;
};

export type NearbyKiosksSlicePrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NearbyKiosksSlicePrimary'] = ResolversParentTypes['NearbyKiosksSlicePrimary']> = {
  __resolveType: TypeResolveFn<'NearbyKiosksSliceCompactPrimary' | 'NearbyKiosksSliceDefaultPrimary', ParentType, ContextType>;
};

export interface NumberScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Number'], any> {
  name: 'Number';
}

export type PageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Page'] = ResolversParentTypes['Page']> = {
  __resolveType: TypeResolveFn<'FaqDocument' | 'FaqPageDocument' | 'HomepageDocument' | 'KeyGalleryDocument' | 'LocatorPageDocument' | 'PageDocument' | 'ProductsPageDocument' | 'ServicePageDocument', ParentType, ContextType>;
};

export type PageDocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageDocument'] = ResolversParentTypes['PageDocument']> = {
  alternate_languages?: Resolver<Array<ResolversTypes['AlternateLanguage']>, ParentType, ContextType>;
  data?: Resolver<ResolversTypes['PageDocumentData'], ParentType, ContextType>;
  first_publication_date?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lang?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last_publication_date?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  slices?: Resolver<Array<ResolversTypes['Slice']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PageDocumentDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageDocumentData'] = ResolversParentTypes['PageDocumentData']> = {
  hide_footer?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  hide_header?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  layout?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  meta_description?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  meta_image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  meta_title?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  page_category?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  slices?: Resolver<Array<ResolversTypes['PageDocumentDataSlicesSlice']>, ParentType, ContextType>;
};

export type PageDocumentDataSlicesSliceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageDocumentDataSlicesSlice'] = ResolversParentTypes['PageDocumentDataSlicesSlice']> = {
  __resolveType: TypeResolveFn<'ApplicationFormSlice' | 'BannerSlice' | 'CallToActionSlice' | 'CarouselSlice' | 'ComparisonTableSlice' | 'ContactDetailsSlice' | 'ContactFormSlice' | 'CopyGuideSlice' | 'EmbedSlice' | 'FaqListSlice' | 'FeaturedKiosksSlice' | 'HeroSlice' | 'ImageGallerySlice' | 'ImageWithTextSlice' | 'KeyDesignStripSlice' | 'LinkListSlice' | 'LocksmithLocatorSlice' | 'NearbyKiosksSlice' | 'PressLogosSlice' | 'PriceListSlice' | 'RichTextSlice' | 'SectionSlice' | 'ServiceCardsSlice' | 'SignUpTeaserSlice' | 'StatsSlice' | 'StepsSlice' | 'TestimonialsSlice' | 'UnknownSlice', ParentType, ContextType>;
};

export type PageWithSlicesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageWithSlices'] = ResolversParentTypes['PageWithSlices']> = {
  __resolveType: TypeResolveFn<'FaqDocument' | 'FaqPageDocument' | 'HomepageDocument' | 'KeyGalleryDocument' | 'LocatorPageDocument' | 'PageDocument' | 'ProductsPageDocument' | 'ServicePageDocument', ParentType, ContextType>;
};

export type PlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Place'] = ResolversParentTypes['Place']> = {
  attributions?: Resolver<Array<ResolversTypes['PlaceAttribution']>, ParentType, ContextType>;
  formattedAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  formatted_address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  geoLocation?: Resolver<ResolversTypes['LatLng'], ParentType, ContextType>;
  kiosksNear?: Resolver<Maybe<ResolversTypes['KiosksNear']>, ParentType, ContextType, RequireFields<PlaceKiosksNearArgs, 'atLeast' | 'first' | 'offset'>>;
  location?: Resolver<ResolversTypes['LatLng'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  northeast?: Resolver<Maybe<ResolversTypes['LatLng']>, ParentType, ContextType>;
  placeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  place_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  southwest?: Resolver<Maybe<ResolversTypes['LatLng']>, ParentType, ContextType>;
  types?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  vicinity?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PlaceAttributionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlaceAttribution'] = ResolversParentTypes['PlaceAttribution']> = {
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  providerUri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PlacePhotoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlacePhoto'] = ResolversParentTypes['PlacePhoto']> = {
  authors?: Resolver<Array<ResolversTypes['PlaceReviewAuthor']>, ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PlaceRatingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlaceRating'] = ResolversParentTypes['PlaceRating']> = {
  attributions?: Resolver<Array<ResolversTypes['PlaceAttribution']>, ParentType, ContextType>;
  googleMapsUri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reviews?: Resolver<Array<ResolversTypes['PlaceReview']>, ParentType, ContextType>;
  userRatingCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PlaceReviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlaceReview'] = ResolversParentTypes['PlaceReview']> = {
  author?: Resolver<ResolversTypes['PlaceReviewAuthor'], ParentType, ContextType>;
  languageCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publishTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  relativePublishTimeDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PlaceReviewAuthorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlaceReviewAuthor'] = ResolversParentTypes['PlaceReviewAuthor']> = {
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  photoUri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PredictionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Prediction'] = ResolversParentTypes['Prediction']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  placeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  place_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PressLogosSliceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PressLogosSlice'] = ResolversParentTypes['PressLogosSlice']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['PressLogosSliceItems']>, ParentType, ContextType>;
  primary?: Resolver<ResolversTypes['PressLogosSlicePrimary'], ParentType, ContextType>;
  slice_label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slice_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PressLogosSliceDefaultItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PressLogosSliceDefaultItem'] = ResolversParentTypes['PressLogosSliceDefaultItem']> = {
  _empty?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PressLogosSliceDefaultPrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PressLogosSliceDefaultPrimary'] = ResolversParentTypes['PressLogosSliceDefaultPrimary']> = {
  color?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  logos?: Resolver<Array<ResolversTypes['PressLogosSliceDefaultPrimaryLogosItem']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PressLogosSliceDefaultPrimaryLogosItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PressLogosSliceDefaultPrimaryLogosItem'] = ResolversParentTypes['PressLogosSliceDefaultPrimaryLogosItem']> = {
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['Link']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
};

export type PressLogosSliceItemsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PressLogosSliceItems'] = ResolversParentTypes['PressLogosSliceItems']> = {
  __resolveType: TypeResolveFn<'PressLogosSliceDefaultItem' | 'PressLogosSliceWithQuotesItem', ParentType, ContextType>;
};

export type PressLogosSlicePrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PressLogosSlicePrimary'] = ResolversParentTypes['PressLogosSlicePrimary']> = {
  __resolveType: TypeResolveFn<'PressLogosSliceDefaultPrimary' | 'PressLogosSliceWithQuotesPrimary', ParentType, ContextType>;
};

export type PressLogosSliceWithQuotesItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PressLogosSliceWithQuotesItem'] = ResolversParentTypes['PressLogosSliceWithQuotesItem']> = {
  _empty?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PressLogosSliceWithQuotesPrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PressLogosSliceWithQuotesPrimary'] = ResolversParentTypes['PressLogosSliceWithQuotesPrimary']> = {
  color?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  logos?: Resolver<Array<ResolversTypes['PressLogosSliceWithQuotesPrimaryLogosItem']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PressLogosSliceWithQuotesPrimaryLogosItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PressLogosSliceWithQuotesPrimaryLogosItem'] = ResolversParentTypes['PressLogosSliceWithQuotesPrimaryLogosItem']> = {
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['Link']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  quote?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
};

export type PreviewTargetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PreviewTarget'] = ResolversParentTypes['PreviewTarget']> = {
  lang?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PreviewToolsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PreviewTools'] = ResolversParentTypes['PreviewTools']> = {
  documentUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<PreviewToolsDocumentUrlArgs, 'id'>>;
  toolbar?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PriceListSliceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceListSlice'] = ResolversParentTypes['PriceListSlice']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['PriceListSliceItems']>, ParentType, ContextType>;
  primary?: Resolver<ResolversTypes['PriceListSlicePrimary'], ParentType, ContextType>;
  slice_label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slice_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PriceListSliceCardsItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceListSliceCardsItem'] = ResolversParentTypes['PriceListSliceCardsItem']> = {
  _empty?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PriceListSliceCardsPrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceListSliceCardsPrimary'] = ResolversParentTypes['PriceListSliceCardsPrimary']> = {
  buttons?: Resolver<Array<ResolversTypes['PriceListSliceCardsPrimaryButtonsItem']>, ParentType, ContextType>;
  cards?: Resolver<Array<ResolversTypes['PriceListSliceCardsPrimaryCardsItem']>, ParentType, ContextType>;
  color?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  curve?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  custom_color?: Resolver<Maybe<ResolversTypes['Color']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  footnote?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PriceListSliceCardsPrimaryButtonsItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceListSliceCardsPrimaryButtonsItem'] = ResolversParentTypes['PriceListSliceCardsPrimaryButtonsItem']> = {
  link?: Resolver<Maybe<ResolversTypes['Link']>, ParentType, ContextType>;
  style?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
};

export type PriceListSliceCardsPrimaryCardsItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceListSliceCardsPrimaryCardsItem'] = ResolversParentTypes['PriceListSliceCardsPrimaryCardsItem']> = {
  link?: Resolver<Maybe<ResolversTypes['Link']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  service?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
};

export type PriceListSliceDefaultItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceListSliceDefaultItem'] = ResolversParentTypes['PriceListSliceDefaultItem']> = {
  _empty?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PriceListSliceDefaultPrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceListSliceDefaultPrimary'] = ResolversParentTypes['PriceListSliceDefaultPrimary']> = {
  buttons?: Resolver<Array<ResolversTypes['PriceListSliceDefaultPrimaryButtonsItem']>, ParentType, ContextType>;
  color?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  curve?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  custom_color?: Resolver<Maybe<ResolversTypes['Color']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  footnote?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['PriceListSliceDefaultPrimaryGroupsItem']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PriceListSliceDefaultPrimaryButtonsItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceListSliceDefaultPrimaryButtonsItem'] = ResolversParentTypes['PriceListSliceDefaultPrimaryButtonsItem']> = {
  link?: Resolver<Maybe<ResolversTypes['Link']>, ParentType, ContextType>;
  style?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
};

export type PriceListSliceDefaultPrimaryGroupsItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceListSliceDefaultPrimaryGroupsItem'] = ResolversParentTypes['PriceListSliceDefaultPrimaryGroupsItem']> = {
  lines?: Resolver<Array<ResolversTypes['PriceListSliceDefaultPrimaryGroupsItemLinesItem']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
};

export type PriceListSliceDefaultPrimaryGroupsItemLinesItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceListSliceDefaultPrimaryGroupsItemLinesItem'] = ResolversParentTypes['PriceListSliceDefaultPrimaryGroupsItemLinesItem']> = {
  name?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
};

export type PriceListSliceItemsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceListSliceItems'] = ResolversParentTypes['PriceListSliceItems']> = {
  __resolveType: TypeResolveFn<'PriceListSliceCardsItem' | 'PriceListSliceDefaultItem', ParentType, ContextType>;
};

export type PriceListSlicePrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceListSlicePrimary'] = ResolversParentTypes['PriceListSlicePrimary']> = {
  __resolveType: TypeResolveFn<'PriceListSliceCardsPrimary' | 'PriceListSliceDefaultPrimary', ParentType, ContextType>;
};

export type PricesDocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PricesDocument'] = ResolversParentTypes['PricesDocument']> = {
  alternate_languages?: Resolver<Array<ResolversTypes['AlternateLanguage']>, ParentType, ContextType>;
  data?: Resolver<ResolversTypes['PricesDocumentData'], ParentType, ContextType>;
  first_publication_date?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lang?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last_publication_date?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PricesDocumentDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PricesDocumentData'] = ResolversParentTypes['PricesDocumentData']> = {
  lines?: Resolver<Array<ResolversTypes['PricesDocumentDataLinesItem']>, ParentType, ContextType>;
};

export type PricesDocumentDataLinesItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PricesDocumentDataLinesItem'] = ResolversParentTypes['PricesDocumentDataLinesItem']> = {
  country?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  from_price?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  service?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
};

export type ProductsPageDocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductsPageDocument'] = ResolversParentTypes['ProductsPageDocument']> = {
  alternate_languages?: Resolver<Array<ResolversTypes['AlternateLanguage']>, ParentType, ContextType>;
  data?: Resolver<ResolversTypes['ProductsPageDocumentData'], ParentType, ContextType>;
  first_publication_date?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lang?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last_publication_date?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  slices?: Resolver<Array<ResolversTypes['Slice']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductsPageDocumentDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductsPageDocumentData'] = ResolversParentTypes['ProductsPageDocumentData']> = {
  hide_footer?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  hide_header?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  layout?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  meta_description?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  meta_image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  meta_title?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  slices?: Resolver<Array<ResolversTypes['ProductsPageDocumentDataSlicesSlice']>, ParentType, ContextType>;
};

export type ProductsPageDocumentDataSlicesSliceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductsPageDocumentDataSlicesSlice'] = ResolversParentTypes['ProductsPageDocumentDataSlicesSlice']> = {
  __resolveType: TypeResolveFn<'BannerSlice' | 'CallToActionSlice' | 'CarouselSlice' | 'ComparisonTableSlice' | 'ContactDetailsSlice' | 'EmbedSlice' | 'FaqListSlice' | 'FeaturedKiosksSlice' | 'HeroSlice' | 'ImageGallerySlice' | 'ImageWithTextSlice' | 'KeyDesignStripSlice' | 'LinkListSlice' | 'LocksmithLocatorSlice' | 'NearbyKiosksSlice' | 'PressLogosSlice' | 'PriceListSlice' | 'RichTextSlice' | 'SectionSlice' | 'ServiceCardsSlice' | 'SignUpTeaserSlice' | 'StatsSlice' | 'StepsSlice' | 'TestimonialsSlice' | 'UnknownSlice', ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  appBar?: Resolver<Maybe<ResolversTypes['AppBarDocument']>, ParentType, ContextType, RequireFields<QueryAppBarArgs, 'language'>>;
  citySuggestions?: Resolver<Array<ResolversTypes['KioskCity']>, ParentType, ContextType, RequireFields<QueryCitySuggestionsArgs, 'text'>>;
  company?: Resolver<ResolversTypes['Company'], ParentType, ContextType, RequireFields<QueryCompanyArgs, 'language'>>;
  companyInformation?: Resolver<Maybe<ResolversTypes['CompanyInformationDocument']>, ParentType, ContextType, RequireFields<QueryCompanyInformationArgs, 'language'>>;
  contentVersion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cookieBanner?: Resolver<Maybe<ResolversTypes['CookieBannerDocument']>, ParentType, ContextType, RequireFields<QueryCookieBannerArgs, 'language'>>;
  document?: Resolver<Maybe<ResolversTypes['Document']>, ParentType, ContextType, RequireFields<QueryDocumentArgs, 'id'>>;
  documentByUid?: Resolver<Maybe<ResolversTypes['Document']>, ParentType, ContextType, RequireFields<QueryDocumentByUidArgs, 'language' | 'type' | 'uid'>>;
  experiments?: Resolver<Maybe<Array<ResolversTypes['Experiment']>>, ParentType, ContextType>;
  faqPage?: Resolver<Maybe<ResolversTypes['FaqPageDocument']>, ParentType, ContextType, RequireFields<QueryFaqPageArgs, 'language'>>;
  faqs?: Resolver<Maybe<Array<ResolversTypes['FaqDocument']>>, ParentType, ContextType, RequireFields<QueryFaqsArgs, 'language'>>;
  formerRoute?: Resolver<Maybe<ResolversTypes['Route']>, ParentType, ContextType, RequireFields<QueryFormerRouteArgs, 'language' | 'path'>>;
  geolocationSnackbar?: Resolver<Maybe<ResolversTypes['GeolocationSnackbarDocument']>, ParentType, ContextType, RequireFields<QueryGeolocationSnackbarArgs, 'language'>>;
  homepage?: Resolver<Maybe<ResolversTypes['HomepageDocument']>, ParentType, ContextType, RequireFields<QueryHomepageArgs, 'language'>>;
  keyDesign?: Resolver<Maybe<ResolversTypes['KeyDesign']>, ParentType, ContextType, RequireFields<QueryKeyDesignArgs, 'skuId'>>;
  keyDesigns?: Resolver<Maybe<Array<ResolversTypes['KeyDesign']>>, ParentType, ContextType, Partial<QueryKeyDesignsArgs>>;
  keyDesignsInArea?: Resolver<Maybe<Array<ResolversTypes['StockedDesignGroup']>>, ParentType, ContextType, RequireFields<QueryKeyDesignsInAreaArgs, 'bounds'>>;
  keyDesignsNear?: Resolver<Maybe<Array<ResolversTypes['StockedDesignGroup']>>, ParentType, ContextType, RequireFields<QueryKeyDesignsNearArgs, 'point'>>;
  keyGallery?: Resolver<Maybe<ResolversTypes['KeyGalleryDocument']>, ParentType, ContextType, RequireFields<QueryKeyGalleryArgs, 'language'>>;
  keyGalleryFilters?: Resolver<Maybe<Array<ResolversTypes['KeyGalleryFilter']>>, ParentType, ContextType, RequireFields<QueryKeyGalleryFiltersArgs, 'language'>>;
  kiosk?: Resolver<Maybe<ResolversTypes['Kiosk']>, ParentType, ContextType, RequireFields<QueryKioskArgs, 'id'>>;
  kioskCells?: Resolver<Maybe<Array<ResolversTypes['KioskCell']>>, ParentType, ContextType, Partial<QueryKioskCellsArgs>>;
  kioskCities?: Resolver<Maybe<Array<ResolversTypes['KioskCity']>>, ParentType, ContextType, RequireFields<QueryKioskCitiesArgs, 'state'>>;
  kioskCity?: Resolver<Maybe<ResolversTypes['KioskCity']>, ParentType, ContextType, RequireFields<QueryKioskCityArgs, 'city' | 'state'>>;
  kioskMap?: Resolver<Maybe<ResolversTypes['KioskMap']>, ParentType, ContextType, RequireFields<QueryKioskMapArgs, 'bounds' | 'zoom'>>;
  kioskState?: Resolver<Maybe<ResolversTypes['KioskState']>, ParentType, ContextType, RequireFields<QueryKioskStateArgs, 'state'>>;
  kioskStates?: Resolver<Maybe<Array<ResolversTypes['KioskState']>>, ParentType, ContextType, Partial<QueryKioskStatesArgs>>;
  kiosks?: Resolver<Maybe<Array<ResolversTypes['Kiosk']>>, ParentType, ContextType, RequireFields<QueryKiosksArgs, 'ids'>>;
  kiosksInArea?: Resolver<Maybe<ResolversTypes['KiosksInArea']>, ParentType, ContextType, RequireFields<QueryKiosksInAreaArgs, 'bounds' | 'first' | 'offset'>>;
  kiosksInState?: Resolver<Maybe<ResolversTypes['KioskList']>, ParentType, ContextType, RequireFields<QueryKiosksInStateArgs, 'first' | 'offset' | 'state'>>;
  kiosksNear?: Resolver<Maybe<ResolversTypes['KiosksNear']>, ParentType, ContextType, RequireFields<QueryKiosksNearArgs, 'atLeast' | 'first' | 'offset' | 'point'>>;
  languages?: Resolver<Maybe<Array<ResolversTypes['Language']>>, ParentType, ContextType>;
  largestCities?: Resolver<Maybe<Array<ResolversTypes['KioskCity']>>, ParentType, ContextType, RequireFields<QueryLargestCitiesArgs, 'first'>>;
  locality?: Resolver<Maybe<ResolversTypes['Locality']>, ParentType, ContextType, RequireFields<QueryLocalityArgs, 'language' | 'text'>>;
  locatorBar?: Resolver<Maybe<ResolversTypes['LocatorBarDocument']>, ParentType, ContextType, RequireFields<QueryLocatorBarArgs, 'language'>>;
  locatorPage?: Resolver<Maybe<ResolversTypes['LocatorPageDocument']>, ParentType, ContextType, RequireFields<QueryLocatorPageArgs, 'language'>>;
  locksmithLocatorWidget?: Resolver<Maybe<ResolversTypes['LocksmithLocatorWidgetDocument']>, ParentType, ContextType, RequireFields<QueryLocksmithLocatorWidgetArgs, 'language'>>;
  menu?: Resolver<Maybe<ResolversTypes['MenuDocument']>, ParentType, ContextType, RequireFields<QueryMenuArgs, 'language' | 'uid'>>;
  notFoundPage?: Resolver<Maybe<ResolversTypes['ErrorPageDocument']>, ParentType, ContextType, RequireFields<QueryNotFoundPageArgs, 'language'>>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['Page']>, ParentType, ContextType, RequireFields<QueryPageArgs, 'language' | 'path'>>;
  placeAddress?: Resolver<Maybe<ResolversTypes['AddressResult']>, ParentType, ContextType, RequireFields<QueryPlaceAddressArgs, 'language' | 'placeId'>>;
  placeDetails?: Resolver<Maybe<ResolversTypes['Place']>, ParentType, ContextType, RequireFields<QueryPlaceDetailsArgs, 'language' | 'placeId'>>;
  placeSearch?: Resolver<Maybe<ResolversTypes['Place']>, ParentType, ContextType, RequireFields<QueryPlaceSearchArgs, 'language' | 'query'>>;
  predictions?: Resolver<Maybe<Array<ResolversTypes['Prediction']>>, ParentType, ContextType, RequireFields<QueryPredictionsArgs, 'input' | 'language' | 'types'>>;
  previewTarget?: Resolver<Maybe<ResolversTypes['PreviewTarget']>, ParentType, ContextType, RequireFields<QueryPreviewTargetArgs, 'token'>>;
  previewTools?: Resolver<ResolversTypes['PreviewTools'], ParentType, ContextType>;
  prices?: Resolver<Maybe<ResolversTypes['PricesDocument']>, ParentType, ContextType, RequireFields<QueryPricesArgs, 'language'>>;
  productsPage?: Resolver<Maybe<ResolversTypes['ProductsPageDocument']>, ParentType, ContextType, RequireFields<QueryProductsPageArgs, 'language'>>;
  route?: Resolver<ResolversTypes['Route'], ParentType, ContextType, RequireFields<QueryRouteArgs, 'language' | 'path'>>;
  servicePages?: Resolver<Maybe<Array<ResolversTypes['ServicePageDocument']>>, ParentType, ContextType, RequireFields<QueryServicePagesArgs, 'language'>>;
  similarTowns?: Resolver<Array<ResolversTypes['SimilarTown']>, ParentType, ContextType, RequireFields<QuerySimilarTownsArgs, 'text'>>;
  sitemap?: Resolver<Maybe<Array<ResolversTypes['SitemapEntry']>>, ParentType, ContextType>;
};

export type RedirectDocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RedirectDocument'] = ResolversParentTypes['RedirectDocument']> = {
  alternate_languages?: Resolver<Array<ResolversTypes['AlternateLanguage']>, ParentType, ContextType>;
  data?: Resolver<ResolversTypes['RedirectDocumentData'], ParentType, ContextType>;
  first_publication_date?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lang?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last_publication_date?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RedirectDocumentDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RedirectDocumentData'] = ResolversParentTypes['RedirectDocumentData']> = {
  from?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  permanent?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['Link']>, ParentType, ContextType>;
};

export interface RichTextScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['RichText'], any> {
  name: 'RichText';
}

export type RichTextSliceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RichTextSlice'] = ResolversParentTypes['RichTextSlice']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['RichTextSliceItems']>, ParentType, ContextType>;
  primary?: Resolver<ResolversTypes['RichTextSlicePrimary'], ParentType, ContextType>;
  slice_label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slice_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RichTextSliceDefaultItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RichTextSliceDefaultItem'] = ResolversParentTypes['RichTextSliceDefaultItem']> = {
  _empty?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RichTextSliceDefaultPrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RichTextSliceDefaultPrimary'] = ResolversParentTypes['RichTextSliceDefaultPrimary']> = {
  text?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RichTextSliceItemsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RichTextSliceItems'] = ResolversParentTypes['RichTextSliceItems']> = {
  __resolveType: TypeResolveFn<'RichTextSliceDefaultItem' | 'RichTextSliceLegalItem', ParentType, ContextType>;
};

export type RichTextSliceLegalItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RichTextSliceLegalItem'] = ResolversParentTypes['RichTextSliceLegalItem']> = {
  _empty?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RichTextSliceLegalPrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RichTextSliceLegalPrimary'] = ResolversParentTypes['RichTextSliceLegalPrimary']> = {
  text?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RichTextSlicePrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RichTextSlicePrimary'] = ResolversParentTypes['RichTextSlicePrimary']> = {
  __resolveType: TypeResolveFn<'RichTextSliceDefaultPrimary' | 'RichTextSliceLegalPrimary', ParentType, ContextType>;
};

export type RouteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Route'] = ResolversParentTypes['Route']> = {
  isPermanent?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  lang?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ContentState'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RouteStatus'], ParentType, ContextType>;
  target?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SectionSliceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SectionSlice'] = ResolversParentTypes['SectionSlice']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['SectionSliceItems']>, ParentType, ContextType>;
  primary?: Resolver<ResolversTypes['SectionSlicePrimary'], ParentType, ContextType>;
  slice_label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slice_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SectionSliceCarKeyProgrammingItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SectionSliceCarKeyProgrammingItem'] = ResolversParentTypes['SectionSliceCarKeyProgrammingItem']> = {
  _empty?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SectionSliceCarKeyProgrammingPrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SectionSliceCarKeyProgrammingPrimary'] = ResolversParentTypes['SectionSliceCarKeyProgrammingPrimary']> = {
  buttons?: Resolver<Array<ResolversTypes['SectionSliceCarKeyProgrammingPrimaryButtonsItem']>, ParentType, ContextType>;
  color?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  curve?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  custom_color?: Resolver<Maybe<ResolversTypes['Color']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['SectionSliceCarKeyProgrammingPrimaryStepsItem']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SectionSliceCarKeyProgrammingPrimaryButtonsItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SectionSliceCarKeyProgrammingPrimaryButtonsItem'] = ResolversParentTypes['SectionSliceCarKeyProgrammingPrimaryButtonsItem']> = {
  link?: Resolver<Maybe<ResolversTypes['Link']>, ParentType, ContextType>;
  style?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
};

export type SectionSliceCarKeyProgrammingPrimaryStepsItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SectionSliceCarKeyProgrammingPrimaryStepsItem'] = ResolversParentTypes['SectionSliceCarKeyProgrammingPrimaryStepsItem']> = {
  text?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
};

export type SectionSliceDefaultItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SectionSliceDefaultItem'] = ResolversParentTypes['SectionSliceDefaultItem']> = {
  _empty?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SectionSliceDefaultPrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SectionSliceDefaultPrimary'] = ResolversParentTypes['SectionSliceDefaultPrimary']> = {
  buttons?: Resolver<Array<ResolversTypes['SectionSliceDefaultPrimaryButtonsItem']>, ParentType, ContextType>;
  color?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  curve?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  custom_color?: Resolver<Maybe<ResolversTypes['Color']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SectionSliceDefaultPrimaryButtonsItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SectionSliceDefaultPrimaryButtonsItem'] = ResolversParentTypes['SectionSliceDefaultPrimaryButtonsItem']> = {
  link?: Resolver<Maybe<ResolversTypes['Link']>, ParentType, ContextType>;
  style?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
};

export type SectionSliceItemsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SectionSliceItems'] = ResolversParentTypes['SectionSliceItems']> = {
  __resolveType: TypeResolveFn<'SectionSliceCarKeyProgrammingItem' | 'SectionSliceDefaultItem', ParentType, ContextType>;
};

export type SectionSlicePrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SectionSlicePrimary'] = ResolversParentTypes['SectionSlicePrimary']> = {
  __resolveType: TypeResolveFn<'SectionSliceCarKeyProgrammingPrimary' | 'SectionSliceDefaultPrimary', ParentType, ContextType>;
};

export interface SelectScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Select'], any> {
  name: 'Select';
}

export type ServiceResolvers = { BECOME_LOCKSMITH: 'become-locksmith', CAR_KEYS: 'carKeys', KEY_COPY: 'keyCopy', KEY_FOBS: 'keyFobs', LOCKSMITH: 'locksmith' };

export type ServiceCardsSliceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceCardsSlice'] = ResolversParentTypes['ServiceCardsSlice']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ServiceCardsSliceItems']>, ParentType, ContextType>;
  primary?: Resolver<ResolversTypes['ServiceCardsSlicePrimary'], ParentType, ContextType>;
  services?: Resolver<Maybe<Array<ResolversTypes['ServicePageDocument']>>, ParentType, ContextType>;
  slice_label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slice_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ServiceCardsSliceCompactItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceCardsSliceCompactItem'] = ResolversParentTypes['ServiceCardsSliceCompactItem']> = {
  _empty?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ServiceCardsSliceCompactPrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceCardsSliceCompactPrimary'] = ResolversParentTypes['ServiceCardsSliceCompactPrimary']> = {
  description?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ServiceCardsSliceDefaultItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceCardsSliceDefaultItem'] = ResolversParentTypes['ServiceCardsSliceDefaultItem']> = {
  _empty?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ServiceCardsSliceDefaultPrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceCardsSliceDefaultPrimary'] = ResolversParentTypes['ServiceCardsSliceDefaultPrimary']> = {
  description?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ServiceCardsSliceItemsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceCardsSliceItems'] = ResolversParentTypes['ServiceCardsSliceItems']> = {
  __resolveType: TypeResolveFn<'ServiceCardsSliceCompactItem' | 'ServiceCardsSliceDefaultItem', ParentType, ContextType>;
};

export type ServiceCardsSlicePrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceCardsSlicePrimary'] = ResolversParentTypes['ServiceCardsSlicePrimary']> = {
  __resolveType: TypeResolveFn<'ServiceCardsSliceCompactPrimary' | 'ServiceCardsSliceDefaultPrimary', ParentType, ContextType>;
};

export type ServiceCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceCount'] = ResolversParentTypes['ServiceCount']> = {
  kioskCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offering?: Resolver<ResolversTypes['Service'], ParentType, ContextType>;
  service?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ServicePageDocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServicePageDocument'] = ResolversParentTypes['ServicePageDocument']> = {
  alternate_languages?: Resolver<Array<ResolversTypes['AlternateLanguage']>, ParentType, ContextType>;
  data?: Resolver<ResolversTypes['ServicePageDocumentData'], ParentType, ContextType>;
  first_publication_date?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lang?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last_publication_date?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  slices?: Resolver<Array<ResolversTypes['Slice']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ServicePageDocumentDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServicePageDocumentData'] = ResolversParentTypes['ServicePageDocumentData']> = {
  card_image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  card_text?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  card_title?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  hide_footer?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  hide_header?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  layout?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  meta_description?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  meta_image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  meta_title?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  service?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  slices?: Resolver<Array<ResolversTypes['ServicePageDocumentDataSlicesSlice']>, ParentType, ContextType>;
};

export type ServicePageDocumentDataSlicesSliceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServicePageDocumentDataSlicesSlice'] = ResolversParentTypes['ServicePageDocumentDataSlicesSlice']> = {
  __resolveType: TypeResolveFn<'ApplicationFormSlice' | 'BannerSlice' | 'CallToActionSlice' | 'CarouselSlice' | 'ComparisonTableSlice' | 'ContactDetailsSlice' | 'ContactFormSlice' | 'EmbedSlice' | 'FaqListSlice' | 'FeaturedKiosksSlice' | 'HeroSlice' | 'ImageGallerySlice' | 'ImageWithTextSlice' | 'KeyDesignStripSlice' | 'LinkListSlice' | 'LocksmithLocatorSlice' | 'NearbyKiosksSlice' | 'PressLogosSlice' | 'PriceListSlice' | 'RichTextSlice' | 'SectionSlice' | 'ServiceCardsSlice' | 'SignUpTeaserSlice' | 'StatsSlice' | 'StepsSlice' | 'TestimonialsSlice' | 'UnknownSlice', ParentType, ContextType>;
};

export type ServiceUnavailableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceUnavailable'] = ResolversParentTypes['ServiceUnavailable']> = {
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SignUpTeaserSliceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignUpTeaserSlice'] = ResolversParentTypes['SignUpTeaserSlice']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['SignUpTeaserSliceItems']>, ParentType, ContextType>;
  primary?: Resolver<ResolversTypes['SignUpTeaserSlicePrimary'], ParentType, ContextType>;
  slice_label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slice_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SignUpTeaserSliceCompactItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignUpTeaserSliceCompactItem'] = ResolversParentTypes['SignUpTeaserSliceCompactItem']> = {
  _empty?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SignUpTeaserSliceCompactPrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignUpTeaserSliceCompactPrimary'] = ResolversParentTypes['SignUpTeaserSliceCompactPrimary']> = {
  button?: Resolver<Maybe<ResolversTypes['Link']>, ParentType, ContextType>;
  color?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  custom_color?: Resolver<Maybe<ResolversTypes['Color']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SignUpTeaserSliceDefaultItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignUpTeaserSliceDefaultItem'] = ResolversParentTypes['SignUpTeaserSliceDefaultItem']> = {
  _empty?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SignUpTeaserSliceDefaultPrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignUpTeaserSliceDefaultPrimary'] = ResolversParentTypes['SignUpTeaserSliceDefaultPrimary']> = {
  button?: Resolver<Maybe<ResolversTypes['Link']>, ParentType, ContextType>;
  color?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  curve?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  custom_color?: Resolver<Maybe<ResolversTypes['Color']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  points?: Resolver<Array<ResolversTypes['SignUpTeaserSliceDefaultPrimaryPointsItem']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SignUpTeaserSliceDefaultPrimaryPointsItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignUpTeaserSliceDefaultPrimaryPointsItem'] = ResolversParentTypes['SignUpTeaserSliceDefaultPrimaryPointsItem']> = {
  text?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
};

export type SignUpTeaserSliceItemsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignUpTeaserSliceItems'] = ResolversParentTypes['SignUpTeaserSliceItems']> = {
  __resolveType: TypeResolveFn<'SignUpTeaserSliceCompactItem' | 'SignUpTeaserSliceDefaultItem', ParentType, ContextType>;
};

export type SignUpTeaserSlicePrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignUpTeaserSlicePrimary'] = ResolversParentTypes['SignUpTeaserSlicePrimary']> = {
  __resolveType: TypeResolveFn<'SignUpTeaserSliceCompactPrimary' | 'SignUpTeaserSliceDefaultPrimary', ParentType, ContextType>;
};

export type SimilarTownResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SimilarTown'] = ResolversParentTypes['SimilarTown']> = {
  geoLocation?: Resolver<ResolversTypes['LatLng'], ParentType, ContextType>;
  kioskCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SitemapAlternateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SitemapAlternate'] = ResolversParentTypes['SitemapAlternate']> = {
  lang?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SitemapEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SitemapEntry'] = ResolversParentTypes['SitemapEntry']> = {
  alternates?: Resolver<Array<ResolversTypes['SitemapAlternate']>, ParentType, ContextType>;
  lang?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastModified?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SliceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Slice'] = ResolversParentTypes['Slice']> = {
  __resolveType: TypeResolveFn<'ApplicationFormSlice' | 'BannerSlice' | 'CallToActionSlice' | 'CarouselSlice' | 'ComparisonTableSlice' | 'ContactDetailsSlice' | 'ContactFormSlice' | 'CopyGuideSlice' | 'EmbedSlice' | 'FaqListSlice' | 'FeaturedKiosksSlice' | 'HeroSlice' | 'ImageGallerySlice' | 'ImageWithTextSlice' | 'KeyDesignStripSlice' | 'LinkListSlice' | 'LocksmithLocatorSlice' | 'NearbyKiosksSlice' | 'PressLogosSlice' | 'PriceListSlice' | 'RichTextSlice' | 'SectionSlice' | 'ServiceCardsSlice' | 'SignUpTeaserSlice' | 'StatsSlice' | 'StepsSlice' | 'TestimonialsSlice' | 'UnknownSlice', ParentType, ContextType>;
};

export type StatsSliceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatsSlice'] = ResolversParentTypes['StatsSlice']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['StatsSliceItems']>, ParentType, ContextType>;
  primary?: Resolver<ResolversTypes['StatsSlicePrimary'], ParentType, ContextType>;
  slice_label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slice_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StatsSliceDefaultItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatsSliceDefaultItem'] = ResolversParentTypes['StatsSliceDefaultItem']> = {
  _empty?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StatsSliceDefaultPrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatsSliceDefaultPrimary'] = ResolversParentTypes['StatsSliceDefaultPrimary']> = {
  color?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  curve?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  custom_color?: Resolver<Maybe<ResolversTypes['Color']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  numbers?: Resolver<Array<ResolversTypes['StatsSliceDefaultPrimaryNumbersItem']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StatsSliceDefaultPrimaryNumbersItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatsSliceDefaultPrimaryNumbersItem'] = ResolversParentTypes['StatsSliceDefaultPrimaryNumbersItem']> = {
  label?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  unit?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
};

export type StatsSliceItemsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatsSliceItems'] = ResolversParentTypes['StatsSliceItems']> = {
  __resolveType: TypeResolveFn<'StatsSliceDefaultItem' | 'StatsSliceWithImageItem', ParentType, ContextType>;
};

export type StatsSlicePrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatsSlicePrimary'] = ResolversParentTypes['StatsSlicePrimary']> = {
  __resolveType: TypeResolveFn<'StatsSliceDefaultPrimary' | 'StatsSliceWithImagePrimary', ParentType, ContextType>;
};

export type StatsSliceWithImageItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatsSliceWithImageItem'] = ResolversParentTypes['StatsSliceWithImageItem']> = {
  _empty?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StatsSliceWithImagePrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatsSliceWithImagePrimary'] = ResolversParentTypes['StatsSliceWithImagePrimary']> = {
  color?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  curve?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  custom_color?: Resolver<Maybe<ResolversTypes['Color']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  numbers?: Resolver<Array<ResolversTypes['StatsSliceWithImagePrimaryNumbersItem']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StatsSliceWithImagePrimaryNumbersItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatsSliceWithImagePrimaryNumbersItem'] = ResolversParentTypes['StatsSliceWithImagePrimaryNumbersItem']> = {
  label?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  unit?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
};

export type StepsSliceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StepsSlice'] = ResolversParentTypes['StepsSlice']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['StepsSliceItems']>, ParentType, ContextType>;
  primary?: Resolver<ResolversTypes['StepsSlicePrimary'], ParentType, ContextType>;
  slice_label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slice_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StepsSliceDefaultItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StepsSliceDefaultItem'] = ResolversParentTypes['StepsSliceDefaultItem']> = {
  _empty?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StepsSliceDefaultPrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StepsSliceDefaultPrimary'] = ResolversParentTypes['StepsSliceDefaultPrimary']> = {
  buttons?: Resolver<Array<ResolversTypes['StepsSliceDefaultPrimaryButtonsItem']>, ParentType, ContextType>;
  color?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  curve?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  custom_color?: Resolver<Maybe<ResolversTypes['Color']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['StepsSliceDefaultPrimaryStepsItem']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StepsSliceDefaultPrimaryButtonsItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StepsSliceDefaultPrimaryButtonsItem'] = ResolversParentTypes['StepsSliceDefaultPrimaryButtonsItem']> = {
  link?: Resolver<Maybe<ResolversTypes['Link']>, ParentType, ContextType>;
  style?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
};

export type StepsSliceDefaultPrimaryStepsItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StepsSliceDefaultPrimaryStepsItem'] = ResolversParentTypes['StepsSliceDefaultPrimaryStepsItem']> = {
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
};

export type StepsSliceItemsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StepsSliceItems'] = ResolversParentTypes['StepsSliceItems']> = {
  __resolveType: TypeResolveFn<'StepsSliceDefaultItem' | 'StepsSliceVerticalItem', ParentType, ContextType>;
};

export type StepsSlicePrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StepsSlicePrimary'] = ResolversParentTypes['StepsSlicePrimary']> = {
  __resolveType: TypeResolveFn<'StepsSliceDefaultPrimary' | 'StepsSliceVerticalPrimary', ParentType, ContextType>;
};

export type StepsSliceVerticalItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StepsSliceVerticalItem'] = ResolversParentTypes['StepsSliceVerticalItem']> = {
  _empty?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StepsSliceVerticalPrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StepsSliceVerticalPrimary'] = ResolversParentTypes['StepsSliceVerticalPrimary']> = {
  buttons?: Resolver<Array<ResolversTypes['StepsSliceVerticalPrimaryButtonsItem']>, ParentType, ContextType>;
  color?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  curve?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  custom_color?: Resolver<Maybe<ResolversTypes['Color']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['StepsSliceVerticalPrimaryStepsItem']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StepsSliceVerticalPrimaryButtonsItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StepsSliceVerticalPrimaryButtonsItem'] = ResolversParentTypes['StepsSliceVerticalPrimaryButtonsItem']> = {
  link?: Resolver<Maybe<ResolversTypes['Link']>, ParentType, ContextType>;
  style?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
};

export type StepsSliceVerticalPrimaryStepsItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StepsSliceVerticalPrimaryStepsItem'] = ResolversParentTypes['StepsSliceVerticalPrimaryStepsItem']> = {
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
};

export type StockedDesignGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StockedDesignGroup'] = ResolversParentTypes['StockedDesignGroup']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  designs?: Resolver<Array<ResolversTypes['KeyDesign']>, ParentType, ContextType>;
  skuIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SubmitContactMessageResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubmitContactMessageResult'] = ResolversParentTypes['SubmitContactMessageResult']> = {
  __resolveType: TypeResolveFn<'ContactMessageReceived' | 'InvalidInput' | 'ServiceUnavailable' | 'TooManyRequests', ParentType, ContextType>;
};

export type SubmitJobApplicationResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubmitJobApplicationResult'] = ResolversParentTypes['SubmitJobApplicationResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'JobApplicationReceived' | 'ServiceUnavailable' | 'TooManyRequests', ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  contentChanged?: SubscriptionResolver<ResolversTypes['String'], "contentChanged", ParentType, ContextType>;
};

export interface TableScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Table'], any> {
  name: 'Table';
}

export type TestimonialsSliceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TestimonialsSlice'] = ResolversParentTypes['TestimonialsSlice']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['TestimonialsSliceItems']>, ParentType, ContextType>;
  primary?: Resolver<ResolversTypes['TestimonialsSlicePrimary'], ParentType, ContextType>;
  slice_label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slice_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TestimonialsSliceDefaultItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TestimonialsSliceDefaultItem'] = ResolversParentTypes['TestimonialsSliceDefaultItem']> = {
  _empty?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TestimonialsSliceDefaultPrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TestimonialsSliceDefaultPrimary'] = ResolversParentTypes['TestimonialsSliceDefaultPrimary']> = {
  color?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  curve?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  testimonials?: Resolver<Array<ResolversTypes['TestimonialsSliceDefaultPrimaryTestimonialsItem']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TestimonialsSliceDefaultPrimaryTestimonialsItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TestimonialsSliceDefaultPrimaryTestimonialsItem'] = ResolversParentTypes['TestimonialsSliceDefaultPrimaryTestimonialsItem']> = {
  detail?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  quote?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['Number']>, ParentType, ContextType>;
  service?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
};

export type TestimonialsSliceItemsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TestimonialsSliceItems'] = ResolversParentTypes['TestimonialsSliceItems']> = {
  __resolveType: TypeResolveFn<'TestimonialsSliceDefaultItem' | 'TestimonialsSliceSingleItem', ParentType, ContextType>;
};

export type TestimonialsSlicePrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TestimonialsSlicePrimary'] = ResolversParentTypes['TestimonialsSlicePrimary']> = {
  __resolveType: TypeResolveFn<'TestimonialsSliceDefaultPrimary' | 'TestimonialsSliceSinglePrimary', ParentType, ContextType>;
};

export type TestimonialsSliceSingleItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TestimonialsSliceSingleItem'] = ResolversParentTypes['TestimonialsSliceSingleItem']> = {
  _empty?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TestimonialsSliceSinglePrimaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TestimonialsSliceSinglePrimary'] = ResolversParentTypes['TestimonialsSliceSinglePrimary']> = {
  color?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  curve?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['KeyText']>, ParentType, ContextType>;
  quote?: Resolver<Maybe<ResolversTypes['RichText']>, ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['Number']>, ParentType, ContextType>;
  service?: Resolver<Maybe<ResolversTypes['Select']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface TimestampScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Timestamp'], any> {
  name: 'Timestamp';
}

export type TooManyRequestsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TooManyRequests'] = ResolversParentTypes['TooManyRequests']> = {
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryAfter?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UnknownSliceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnknownSlice'] = ResolversParentTypes['UnknownSlice']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slice_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export type WeekTimeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WeekTime'] = ResolversParentTypes['WeekTime']> = {
  day?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  Address?: AddressResolvers<ContextType>;
  AddressResult?: AddressResultResolvers<ContextType>;
  AlternateLanguage?: AlternateLanguageResolvers<ContextType>;
  AppBarDocument?: AppBarDocumentResolvers<ContextType>;
  AppBarDocumentData?: AppBarDocumentDataResolvers<ContextType>;
  ApplicationFormSlice?: ApplicationFormSliceResolvers<ContextType>;
  ApplicationFormSliceDefaultItem?: ApplicationFormSliceDefaultItemResolvers<ContextType>;
  ApplicationFormSliceDefaultPrimary?: ApplicationFormSliceDefaultPrimaryResolvers<ContextType>;
  ApplicationFormSliceItems?: ApplicationFormSliceItemsResolvers<ContextType>;
  ApplicationFormSlicePrimary?: ApplicationFormSlicePrimaryResolvers<ContextType>;
  BannerSlice?: BannerSliceResolvers<ContextType>;
  BannerSliceDefaultItem?: BannerSliceDefaultItemResolvers<ContextType>;
  BannerSliceDefaultPrimary?: BannerSliceDefaultPrimaryResolvers<ContextType>;
  BannerSliceItems?: BannerSliceItemsResolvers<ContextType>;
  BannerSliceNoticeItem?: BannerSliceNoticeItemResolvers<ContextType>;
  BannerSliceNoticePrimary?: BannerSliceNoticePrimaryResolvers<ContextType>;
  BannerSlicePrimary?: BannerSlicePrimaryResolvers<ContextType>;
  Bounds?: BoundsResolvers<ContextType>;
  CallToActionSlice?: CallToActionSliceResolvers<ContextType>;
  CallToActionSliceDefaultItem?: CallToActionSliceDefaultItemResolvers<ContextType>;
  CallToActionSliceDefaultPrimary?: CallToActionSliceDefaultPrimaryResolvers<ContextType>;
  CallToActionSliceDefaultPrimaryButtonsItem?: CallToActionSliceDefaultPrimaryButtonsItemResolvers<ContextType>;
  CallToActionSliceItems?: CallToActionSliceItemsResolvers<ContextType>;
  CallToActionSliceLocksmithItem?: CallToActionSliceLocksmithItemResolvers<ContextType>;
  CallToActionSliceLocksmithPrimary?: CallToActionSliceLocksmithPrimaryResolvers<ContextType>;
  CallToActionSliceLocksmithPrimaryButtonsItem?: CallToActionSliceLocksmithPrimaryButtonsItemResolvers<ContextType>;
  CallToActionSliceLocksmithPrimaryPointsItem?: CallToActionSliceLocksmithPrimaryPointsItemResolvers<ContextType>;
  CallToActionSlicePrimary?: CallToActionSlicePrimaryResolvers<ContextType>;
  CarouselSlice?: CarouselSliceResolvers<ContextType>;
  CarouselSliceDefaultItem?: CarouselSliceDefaultItemResolvers<ContextType>;
  CarouselSliceDefaultPrimary?: CarouselSliceDefaultPrimaryResolvers<ContextType>;
  CarouselSliceDefaultPrimarySlidesItem?: CarouselSliceDefaultPrimarySlidesItemResolvers<ContextType>;
  CarouselSliceItems?: CarouselSliceItemsResolvers<ContextType>;
  CarouselSlicePrimary?: CarouselSlicePrimaryResolvers<ContextType>;
  CarouselSliceWideItem?: CarouselSliceWideItemResolvers<ContextType>;
  CarouselSliceWidePrimary?: CarouselSliceWidePrimaryResolvers<ContextType>;
  CarouselSliceWidePrimarySlidesItem?: CarouselSliceWidePrimarySlidesItemResolvers<ContextType>;
  Color?: GraphQLScalarType;
  Company?: CompanyResolvers<ContextType>;
  CompanyInformationDocument?: CompanyInformationDocumentResolvers<ContextType>;
  CompanyInformationDocumentData?: CompanyInformationDocumentDataResolvers<ContextType>;
  ComparisonTableSlice?: ComparisonTableSliceResolvers<ContextType>;
  ComparisonTableSliceDefaultItem?: ComparisonTableSliceDefaultItemResolvers<ContextType>;
  ComparisonTableSliceDefaultPrimary?: ComparisonTableSliceDefaultPrimaryResolvers<ContextType>;
  ComparisonTableSliceDefaultPrimaryColumnsItem?: ComparisonTableSliceDefaultPrimaryColumnsItemResolvers<ContextType>;
  ComparisonTableSliceDefaultPrimaryRowsItem?: ComparisonTableSliceDefaultPrimaryRowsItemResolvers<ContextType>;
  ComparisonTableSliceItems?: ComparisonTableSliceItemsResolvers<ContextType>;
  ComparisonTableSlicePrimary?: ComparisonTableSlicePrimaryResolvers<ContextType>;
  ContactDetails?: ContactDetailsResolvers<ContextType>;
  ContactDetailsSlice?: ContactDetailsSliceResolvers<ContextType>;
  ContactDetailsSliceDefaultItem?: ContactDetailsSliceDefaultItemResolvers<ContextType>;
  ContactDetailsSliceDefaultPrimary?: ContactDetailsSliceDefaultPrimaryResolvers<ContextType>;
  ContactDetailsSliceItems?: ContactDetailsSliceItemsResolvers<ContextType>;
  ContactDetailsSlicePrimary?: ContactDetailsSlicePrimaryResolvers<ContextType>;
  ContactFormSlice?: ContactFormSliceResolvers<ContextType>;
  ContactFormSliceDefaultItem?: ContactFormSliceDefaultItemResolvers<ContextType>;
  ContactFormSliceDefaultPrimary?: ContactFormSliceDefaultPrimaryResolvers<ContextType>;
  ContactFormSliceItems?: ContactFormSliceItemsResolvers<ContextType>;
  ContactFormSlicePrimary?: ContactFormSlicePrimaryResolvers<ContextType>;
  ContactMessageReceived?: ContactMessageReceivedResolvers<ContextType>;
  CookieBannerDocument?: CookieBannerDocumentResolvers<ContextType>;
  CookieBannerDocumentData?: CookieBannerDocumentDataResolvers<ContextType>;
  CopyGuideSlice?: CopyGuideSliceResolvers<ContextType>;
  CopyGuideSliceCarsItem?: CopyGuideSliceCarsItemResolvers<ContextType>;
  CopyGuideSliceCarsPrimary?: CopyGuideSliceCarsPrimaryResolvers<ContextType>;
  CopyGuideSliceCarsPrimaryMakesItem?: CopyGuideSliceCarsPrimaryMakesItemResolvers<ContextType>;
  CopyGuideSliceCarsPrimaryMakesItemModelsItem?: CopyGuideSliceCarsPrimaryMakesItemModelsItemResolvers<ContextType>;
  CopyGuideSliceCarsPrimaryStepsItem?: CopyGuideSliceCarsPrimaryStepsItemResolvers<ContextType>;
  CopyGuideSliceDefaultItem?: CopyGuideSliceDefaultItemResolvers<ContextType>;
  CopyGuideSliceDefaultPrimary?: CopyGuideSliceDefaultPrimaryResolvers<ContextType>;
  CopyGuideSliceDefaultPrimaryShapesItem?: CopyGuideSliceDefaultPrimaryShapesItemResolvers<ContextType>;
  CopyGuideSliceItems?: CopyGuideSliceItemsResolvers<ContextType>;
  CopyGuideSlicePrimary?: CopyGuideSlicePrimaryResolvers<ContextType>;
  Date?: GraphQLScalarType;
  Document?: DocumentResolvers<ContextType>;
  Embed?: GraphQLScalarType;
  EmbedSlice?: EmbedSliceResolvers<ContextType>;
  EmbedSliceDefaultItem?: EmbedSliceDefaultItemResolvers<ContextType>;
  EmbedSliceDefaultPrimary?: EmbedSliceDefaultPrimaryResolvers<ContextType>;
  EmbedSliceItems?: EmbedSliceItemsResolvers<ContextType>;
  EmbedSlicePrimary?: EmbedSlicePrimaryResolvers<ContextType>;
  Error?: ErrorResolvers<ContextType>;
  ErrorPageDocument?: ErrorPageDocumentResolvers<ContextType>;
  ErrorPageDocumentData?: ErrorPageDocumentDataResolvers<ContextType>;
  ErrorPageDocumentDataButtonsItem?: ErrorPageDocumentDataButtonsItemResolvers<ContextType>;
  Experiment?: ExperimentResolvers<ContextType>;
  ExperimentVariation?: ExperimentVariationResolvers<ContextType>;
  FaqDocument?: FaqDocumentResolvers<ContextType>;
  FaqDocumentData?: FaqDocumentDataResolvers<ContextType>;
  FaqDocumentDataSlicesSlice?: FaqDocumentDataSlicesSliceResolvers<ContextType>;
  FaqListSlice?: FaqListSliceResolvers<ContextType>;
  FaqListSliceDefaultItem?: FaqListSliceDefaultItemResolvers<ContextType>;
  FaqListSliceDefaultPrimary?: FaqListSliceDefaultPrimaryResolvers<ContextType>;
  FaqListSliceItems?: FaqListSliceItemsResolvers<ContextType>;
  FaqListSlicePrimary?: FaqListSlicePrimaryResolvers<ContextType>;
  FaqListSliceShortItem?: FaqListSliceShortItemResolvers<ContextType>;
  FaqListSliceShortPrimary?: FaqListSliceShortPrimaryResolvers<ContextType>;
  FaqListSliceTopicsItem?: FaqListSliceTopicsItemResolvers<ContextType>;
  FaqListSliceTopicsPrimary?: FaqListSliceTopicsPrimaryResolvers<ContextType>;
  FaqPageDocument?: FaqPageDocumentResolvers<ContextType>;
  FaqPageDocumentData?: FaqPageDocumentDataResolvers<ContextType>;
  FaqPageDocumentDataSlicesSlice?: FaqPageDocumentDataSlicesSliceResolvers<ContextType>;
  FeaturedKiosksSlice?: FeaturedKiosksSliceResolvers<ContextType>;
  FeaturedKiosksSliceDefaultItem?: FeaturedKiosksSliceDefaultItemResolvers<ContextType>;
  FeaturedKiosksSliceDefaultPrimary?: FeaturedKiosksSliceDefaultPrimaryResolvers<ContextType>;
  FeaturedKiosksSliceDefaultPrimaryLocationsItem?: FeaturedKiosksSliceDefaultPrimaryLocationsItemResolvers<ContextType>;
  FeaturedKiosksSliceItems?: FeaturedKiosksSliceItemsResolvers<ContextType>;
  FeaturedKiosksSlicePrimary?: FeaturedKiosksSlicePrimaryResolvers<ContextType>;
  FieldError?: FieldErrorResolvers<ContextType>;
  FieldErrorCode?: FieldErrorCodeResolvers;
  GeoPoint?: GraphQLScalarType;
  GeolocationSnackbarDocument?: GeolocationSnackbarDocumentResolvers<ContextType>;
  GeolocationSnackbarDocumentData?: GeolocationSnackbarDocumentDataResolvers<ContextType>;
  HeroSlice?: HeroSliceResolvers<ContextType>;
  HeroSliceCompactItem?: HeroSliceCompactItemResolvers<ContextType>;
  HeroSliceCompactPrimary?: HeroSliceCompactPrimaryResolvers<ContextType>;
  HeroSliceDefaultItem?: HeroSliceDefaultItemResolvers<ContextType>;
  HeroSliceDefaultPrimary?: HeroSliceDefaultPrimaryResolvers<ContextType>;
  HeroSliceDefaultPrimaryButtonsItem?: HeroSliceDefaultPrimaryButtonsItemResolvers<ContextType>;
  HeroSliceItems?: HeroSliceItemsResolvers<ContextType>;
  HeroSlicePrimary?: HeroSlicePrimaryResolvers<ContextType>;
  HeroSliceSearchItem?: HeroSliceSearchItemResolvers<ContextType>;
  HeroSliceSearchPrimary?: HeroSliceSearchPrimaryResolvers<ContextType>;
  HolidayHours?: HolidayHoursResolvers<ContextType>;
  HomepageDocument?: HomepageDocumentResolvers<ContextType>;
  HomepageDocumentData?: HomepageDocumentDataResolvers<ContextType>;
  HomepageDocumentDataSlicesSlice?: HomepageDocumentDataSlicesSliceResolvers<ContextType>;
  HoursPeriod?: HoursPeriodResolvers<ContextType>;
  Image?: GraphQLScalarType;
  ImageGallerySlice?: ImageGallerySliceResolvers<ContextType>;
  ImageGallerySliceDefaultItem?: ImageGallerySliceDefaultItemResolvers<ContextType>;
  ImageGallerySliceDefaultPrimary?: ImageGallerySliceDefaultPrimaryResolvers<ContextType>;
  ImageGallerySliceDefaultPrimaryImagesItem?: ImageGallerySliceDefaultPrimaryImagesItemResolvers<ContextType>;
  ImageGallerySliceItems?: ImageGallerySliceItemsResolvers<ContextType>;
  ImageGallerySlicePrimary?: ImageGallerySlicePrimaryResolvers<ContextType>;
  ImageGallerySliceStripItem?: ImageGallerySliceStripItemResolvers<ContextType>;
  ImageGallerySliceStripPrimary?: ImageGallerySliceStripPrimaryResolvers<ContextType>;
  ImageGallerySliceStripPrimaryImagesItem?: ImageGallerySliceStripPrimaryImagesItemResolvers<ContextType>;
  ImageWithTextSlice?: ImageWithTextSliceResolvers<ContextType>;
  ImageWithTextSliceImageLeftItem?: ImageWithTextSliceImageLeftItemResolvers<ContextType>;
  ImageWithTextSliceImageLeftPrimary?: ImageWithTextSliceImageLeftPrimaryResolvers<ContextType>;
  ImageWithTextSliceImageLeftPrimaryButtonsItem?: ImageWithTextSliceImageLeftPrimaryButtonsItemResolvers<ContextType>;
  ImageWithTextSliceImageRightItem?: ImageWithTextSliceImageRightItemResolvers<ContextType>;
  ImageWithTextSliceImageRightPrimary?: ImageWithTextSliceImageRightPrimaryResolvers<ContextType>;
  ImageWithTextSliceImageRightPrimaryButtonsItem?: ImageWithTextSliceImageRightPrimaryButtonsItemResolvers<ContextType>;
  ImageWithTextSliceItems?: ImageWithTextSliceItemsResolvers<ContextType>;
  ImageWithTextSlicePrimary?: ImageWithTextSlicePrimaryResolvers<ContextType>;
  IntegrationField?: GraphQLScalarType;
  InvalidInput?: InvalidInputResolvers<ContextType>;
  JobApplicationReceived?: JobApplicationReceivedResolvers<ContextType>;
  KeyDesign?: KeyDesignResolvers<ContextType>;
  KeyDesignImage?: KeyDesignImageResolvers<ContextType>;
  KeyDesignStripSlice?: KeyDesignStripSliceResolvers<ContextType>;
  KeyDesignStripSliceDefaultItem?: KeyDesignStripSliceDefaultItemResolvers<ContextType>;
  KeyDesignStripSliceDefaultPrimary?: KeyDesignStripSliceDefaultPrimaryResolvers<ContextType>;
  KeyDesignStripSliceGridItem?: KeyDesignStripSliceGridItemResolvers<ContextType>;
  KeyDesignStripSliceGridPrimary?: KeyDesignStripSliceGridPrimaryResolvers<ContextType>;
  KeyDesignStripSliceItems?: KeyDesignStripSliceItemsResolvers<ContextType>;
  KeyDesignStripSlicePrimary?: KeyDesignStripSlicePrimaryResolvers<ContextType>;
  KeyGalleryDocument?: KeyGalleryDocumentResolvers<ContextType>;
  KeyGalleryDocumentData?: KeyGalleryDocumentDataResolvers<ContextType>;
  KeyGalleryDocumentDataSlicesSlice?: KeyGalleryDocumentDataSlicesSliceResolvers<ContextType>;
  KeyGalleryFilter?: KeyGalleryFilterResolvers<ContextType>;
  KeyGalleryFilterDocument?: KeyGalleryFilterDocumentResolvers<ContextType>;
  KeyGalleryFilterDocumentData?: KeyGalleryFilterDocumentDataResolvers<ContextType>;
  KeyGalleryFilterDocumentDataSubFiltersItem?: KeyGalleryFilterDocumentDataSubFiltersItemResolvers<ContextType>;
  KeyGallerySubFilter?: KeyGallerySubFilterResolvers<ContextType>;
  KeyText?: GraphQLScalarType;
  Kiosk?: KioskResolvers<ContextType>;
  KioskCell?: KioskCellResolvers<ContextType>;
  KioskCity?: KioskCityResolvers<ContextType>;
  KioskDistance?: KioskDistanceResolvers<ContextType>;
  KioskList?: KioskListResolvers<ContextType>;
  KioskMap?: KioskMapResolvers<ContextType>;
  KioskSite?: KioskSiteResolvers<ContextType>;
  KioskSiteSetting?: KioskSiteSettingResolvers<ContextType>;
  KioskState?: KioskStateResolvers<ContextType>;
  KiosksInArea?: KiosksInAreaResolvers<ContextType>;
  KiosksNear?: KiosksNearResolvers<ContextType>;
  LabelledValue?: LabelledValueResolvers<ContextType>;
  Language?: LanguageResolvers<ContextType>;
  LanguageCode?: LanguageCodeResolvers;
  LatLng?: LatLngResolvers<ContextType>;
  Link?: GraphQLScalarType;
  LinkListSlice?: LinkListSliceResolvers<ContextType>;
  LinkListSliceCardsItem?: LinkListSliceCardsItemResolvers<ContextType>;
  LinkListSliceCardsPrimary?: LinkListSliceCardsPrimaryResolvers<ContextType>;
  LinkListSliceCardsPrimaryLinkCardsItem?: LinkListSliceCardsPrimaryLinkCardsItemResolvers<ContextType>;
  LinkListSliceDefaultItem?: LinkListSliceDefaultItemResolvers<ContextType>;
  LinkListSliceDefaultPrimary?: LinkListSliceDefaultPrimaryResolvers<ContextType>;
  LinkListSliceDefaultPrimaryLinkGroupsItem?: LinkListSliceDefaultPrimaryLinkGroupsItemResolvers<ContextType>;
  LinkListSliceDefaultPrimaryLinkGroupsItemLinksItem?: LinkListSliceDefaultPrimaryLinkGroupsItemLinksItemResolvers<ContextType>;
  LinkListSliceItems?: LinkListSliceItemsResolvers<ContextType>;
  LinkListSlicePrimary?: LinkListSlicePrimaryResolvers<ContextType>;
  Locality?: LocalityResolvers<ContextType>;
  LocatorBarDocument?: LocatorBarDocumentResolvers<ContextType>;
  LocatorBarDocumentData?: LocatorBarDocumentDataResolvers<ContextType>;
  LocatorPageDocument?: LocatorPageDocumentResolvers<ContextType>;
  LocatorPageDocumentData?: LocatorPageDocumentDataResolvers<ContextType>;
  LocatorPageDocumentDataSlicesSlice?: LocatorPageDocumentDataSlicesSliceResolvers<ContextType>;
  LocksmithLocatorSlice?: LocksmithLocatorSliceResolvers<ContextType>;
  LocksmithLocatorSliceDefaultItem?: LocksmithLocatorSliceDefaultItemResolvers<ContextType>;
  LocksmithLocatorSliceDefaultPrimary?: LocksmithLocatorSliceDefaultPrimaryResolvers<ContextType>;
  LocksmithLocatorSliceItems?: LocksmithLocatorSliceItemsResolvers<ContextType>;
  LocksmithLocatorSlicePrimary?: LocksmithLocatorSlicePrimaryResolvers<ContextType>;
  LocksmithLocatorWidgetDocument?: LocksmithLocatorWidgetDocumentResolvers<ContextType>;
  LocksmithLocatorWidgetDocumentData?: LocksmithLocatorWidgetDocumentDataResolvers<ContextType>;
  LocksmithLocatorWidgetDocumentDataFactsItem?: LocksmithLocatorWidgetDocumentDataFactsItemResolvers<ContextType>;
  MachineType?: MachineTypeResolvers;
  MapMarker?: MapMarkerResolvers<ContextType>;
  MenuDocument?: MenuDocumentResolvers<ContextType>;
  MenuDocumentData?: MenuDocumentDataResolvers<ContextType>;
  MenuDocumentDataItemsItem?: MenuDocumentDataItemsItemResolvers<ContextType>;
  MenuDocumentDataItemsItemLinksItem?: MenuDocumentDataItemsItemLinksItemResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NearbyKiosksSlice?: NearbyKiosksSliceResolvers<ContextType>;
  NearbyKiosksSliceCompactItem?: NearbyKiosksSliceCompactItemResolvers<ContextType>;
  NearbyKiosksSliceCompactPrimary?: NearbyKiosksSliceCompactPrimaryResolvers<ContextType>;
  NearbyKiosksSliceDefaultItem?: NearbyKiosksSliceDefaultItemResolvers<ContextType>;
  NearbyKiosksSliceDefaultPrimary?: NearbyKiosksSliceDefaultPrimaryResolvers<ContextType>;
  NearbyKiosksSliceItems?: NearbyKiosksSliceItemsResolvers<ContextType>;
  NearbyKiosksSlicePrimary?: NearbyKiosksSlicePrimaryResolvers<ContextType>;
  Number?: GraphQLScalarType;
  Page?: PageResolvers<ContextType>;
  PageDocument?: PageDocumentResolvers<ContextType>;
  PageDocumentData?: PageDocumentDataResolvers<ContextType>;
  PageDocumentDataSlicesSlice?: PageDocumentDataSlicesSliceResolvers<ContextType>;
  PageWithSlices?: PageWithSlicesResolvers<ContextType>;
  Place?: PlaceResolvers<ContextType>;
  PlaceAttribution?: PlaceAttributionResolvers<ContextType>;
  PlacePhoto?: PlacePhotoResolvers<ContextType>;
  PlaceRating?: PlaceRatingResolvers<ContextType>;
  PlaceReview?: PlaceReviewResolvers<ContextType>;
  PlaceReviewAuthor?: PlaceReviewAuthorResolvers<ContextType>;
  Prediction?: PredictionResolvers<ContextType>;
  PressLogosSlice?: PressLogosSliceResolvers<ContextType>;
  PressLogosSliceDefaultItem?: PressLogosSliceDefaultItemResolvers<ContextType>;
  PressLogosSliceDefaultPrimary?: PressLogosSliceDefaultPrimaryResolvers<ContextType>;
  PressLogosSliceDefaultPrimaryLogosItem?: PressLogosSliceDefaultPrimaryLogosItemResolvers<ContextType>;
  PressLogosSliceItems?: PressLogosSliceItemsResolvers<ContextType>;
  PressLogosSlicePrimary?: PressLogosSlicePrimaryResolvers<ContextType>;
  PressLogosSliceWithQuotesItem?: PressLogosSliceWithQuotesItemResolvers<ContextType>;
  PressLogosSliceWithQuotesPrimary?: PressLogosSliceWithQuotesPrimaryResolvers<ContextType>;
  PressLogosSliceWithQuotesPrimaryLogosItem?: PressLogosSliceWithQuotesPrimaryLogosItemResolvers<ContextType>;
  PreviewTarget?: PreviewTargetResolvers<ContextType>;
  PreviewTools?: PreviewToolsResolvers<ContextType>;
  PriceListSlice?: PriceListSliceResolvers<ContextType>;
  PriceListSliceCardsItem?: PriceListSliceCardsItemResolvers<ContextType>;
  PriceListSliceCardsPrimary?: PriceListSliceCardsPrimaryResolvers<ContextType>;
  PriceListSliceCardsPrimaryButtonsItem?: PriceListSliceCardsPrimaryButtonsItemResolvers<ContextType>;
  PriceListSliceCardsPrimaryCardsItem?: PriceListSliceCardsPrimaryCardsItemResolvers<ContextType>;
  PriceListSliceDefaultItem?: PriceListSliceDefaultItemResolvers<ContextType>;
  PriceListSliceDefaultPrimary?: PriceListSliceDefaultPrimaryResolvers<ContextType>;
  PriceListSliceDefaultPrimaryButtonsItem?: PriceListSliceDefaultPrimaryButtonsItemResolvers<ContextType>;
  PriceListSliceDefaultPrimaryGroupsItem?: PriceListSliceDefaultPrimaryGroupsItemResolvers<ContextType>;
  PriceListSliceDefaultPrimaryGroupsItemLinesItem?: PriceListSliceDefaultPrimaryGroupsItemLinesItemResolvers<ContextType>;
  PriceListSliceItems?: PriceListSliceItemsResolvers<ContextType>;
  PriceListSlicePrimary?: PriceListSlicePrimaryResolvers<ContextType>;
  PricesDocument?: PricesDocumentResolvers<ContextType>;
  PricesDocumentData?: PricesDocumentDataResolvers<ContextType>;
  PricesDocumentDataLinesItem?: PricesDocumentDataLinesItemResolvers<ContextType>;
  ProductsPageDocument?: ProductsPageDocumentResolvers<ContextType>;
  ProductsPageDocumentData?: ProductsPageDocumentDataResolvers<ContextType>;
  ProductsPageDocumentDataSlicesSlice?: ProductsPageDocumentDataSlicesSliceResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RedirectDocument?: RedirectDocumentResolvers<ContextType>;
  RedirectDocumentData?: RedirectDocumentDataResolvers<ContextType>;
  RichText?: GraphQLScalarType;
  RichTextSlice?: RichTextSliceResolvers<ContextType>;
  RichTextSliceDefaultItem?: RichTextSliceDefaultItemResolvers<ContextType>;
  RichTextSliceDefaultPrimary?: RichTextSliceDefaultPrimaryResolvers<ContextType>;
  RichTextSliceItems?: RichTextSliceItemsResolvers<ContextType>;
  RichTextSliceLegalItem?: RichTextSliceLegalItemResolvers<ContextType>;
  RichTextSliceLegalPrimary?: RichTextSliceLegalPrimaryResolvers<ContextType>;
  RichTextSlicePrimary?: RichTextSlicePrimaryResolvers<ContextType>;
  Route?: RouteResolvers<ContextType>;
  SectionSlice?: SectionSliceResolvers<ContextType>;
  SectionSliceCarKeyProgrammingItem?: SectionSliceCarKeyProgrammingItemResolvers<ContextType>;
  SectionSliceCarKeyProgrammingPrimary?: SectionSliceCarKeyProgrammingPrimaryResolvers<ContextType>;
  SectionSliceCarKeyProgrammingPrimaryButtonsItem?: SectionSliceCarKeyProgrammingPrimaryButtonsItemResolvers<ContextType>;
  SectionSliceCarKeyProgrammingPrimaryStepsItem?: SectionSliceCarKeyProgrammingPrimaryStepsItemResolvers<ContextType>;
  SectionSliceDefaultItem?: SectionSliceDefaultItemResolvers<ContextType>;
  SectionSliceDefaultPrimary?: SectionSliceDefaultPrimaryResolvers<ContextType>;
  SectionSliceDefaultPrimaryButtonsItem?: SectionSliceDefaultPrimaryButtonsItemResolvers<ContextType>;
  SectionSliceItems?: SectionSliceItemsResolvers<ContextType>;
  SectionSlicePrimary?: SectionSlicePrimaryResolvers<ContextType>;
  Select?: GraphQLScalarType;
  Service?: ServiceResolvers;
  ServiceCardsSlice?: ServiceCardsSliceResolvers<ContextType>;
  ServiceCardsSliceCompactItem?: ServiceCardsSliceCompactItemResolvers<ContextType>;
  ServiceCardsSliceCompactPrimary?: ServiceCardsSliceCompactPrimaryResolvers<ContextType>;
  ServiceCardsSliceDefaultItem?: ServiceCardsSliceDefaultItemResolvers<ContextType>;
  ServiceCardsSliceDefaultPrimary?: ServiceCardsSliceDefaultPrimaryResolvers<ContextType>;
  ServiceCardsSliceItems?: ServiceCardsSliceItemsResolvers<ContextType>;
  ServiceCardsSlicePrimary?: ServiceCardsSlicePrimaryResolvers<ContextType>;
  ServiceCount?: ServiceCountResolvers<ContextType>;
  ServicePageDocument?: ServicePageDocumentResolvers<ContextType>;
  ServicePageDocumentData?: ServicePageDocumentDataResolvers<ContextType>;
  ServicePageDocumentDataSlicesSlice?: ServicePageDocumentDataSlicesSliceResolvers<ContextType>;
  ServiceUnavailable?: ServiceUnavailableResolvers<ContextType>;
  SignUpTeaserSlice?: SignUpTeaserSliceResolvers<ContextType>;
  SignUpTeaserSliceCompactItem?: SignUpTeaserSliceCompactItemResolvers<ContextType>;
  SignUpTeaserSliceCompactPrimary?: SignUpTeaserSliceCompactPrimaryResolvers<ContextType>;
  SignUpTeaserSliceDefaultItem?: SignUpTeaserSliceDefaultItemResolvers<ContextType>;
  SignUpTeaserSliceDefaultPrimary?: SignUpTeaserSliceDefaultPrimaryResolvers<ContextType>;
  SignUpTeaserSliceDefaultPrimaryPointsItem?: SignUpTeaserSliceDefaultPrimaryPointsItemResolvers<ContextType>;
  SignUpTeaserSliceItems?: SignUpTeaserSliceItemsResolvers<ContextType>;
  SignUpTeaserSlicePrimary?: SignUpTeaserSlicePrimaryResolvers<ContextType>;
  SimilarTown?: SimilarTownResolvers<ContextType>;
  SitemapAlternate?: SitemapAlternateResolvers<ContextType>;
  SitemapEntry?: SitemapEntryResolvers<ContextType>;
  Slice?: SliceResolvers<ContextType>;
  StatsSlice?: StatsSliceResolvers<ContextType>;
  StatsSliceDefaultItem?: StatsSliceDefaultItemResolvers<ContextType>;
  StatsSliceDefaultPrimary?: StatsSliceDefaultPrimaryResolvers<ContextType>;
  StatsSliceDefaultPrimaryNumbersItem?: StatsSliceDefaultPrimaryNumbersItemResolvers<ContextType>;
  StatsSliceItems?: StatsSliceItemsResolvers<ContextType>;
  StatsSlicePrimary?: StatsSlicePrimaryResolvers<ContextType>;
  StatsSliceWithImageItem?: StatsSliceWithImageItemResolvers<ContextType>;
  StatsSliceWithImagePrimary?: StatsSliceWithImagePrimaryResolvers<ContextType>;
  StatsSliceWithImagePrimaryNumbersItem?: StatsSliceWithImagePrimaryNumbersItemResolvers<ContextType>;
  StepsSlice?: StepsSliceResolvers<ContextType>;
  StepsSliceDefaultItem?: StepsSliceDefaultItemResolvers<ContextType>;
  StepsSliceDefaultPrimary?: StepsSliceDefaultPrimaryResolvers<ContextType>;
  StepsSliceDefaultPrimaryButtonsItem?: StepsSliceDefaultPrimaryButtonsItemResolvers<ContextType>;
  StepsSliceDefaultPrimaryStepsItem?: StepsSliceDefaultPrimaryStepsItemResolvers<ContextType>;
  StepsSliceItems?: StepsSliceItemsResolvers<ContextType>;
  StepsSlicePrimary?: StepsSlicePrimaryResolvers<ContextType>;
  StepsSliceVerticalItem?: StepsSliceVerticalItemResolvers<ContextType>;
  StepsSliceVerticalPrimary?: StepsSliceVerticalPrimaryResolvers<ContextType>;
  StepsSliceVerticalPrimaryButtonsItem?: StepsSliceVerticalPrimaryButtonsItemResolvers<ContextType>;
  StepsSliceVerticalPrimaryStepsItem?: StepsSliceVerticalPrimaryStepsItemResolvers<ContextType>;
  StockedDesignGroup?: StockedDesignGroupResolvers<ContextType>;
  SubmitContactMessageResult?: SubmitContactMessageResultResolvers<ContextType>;
  SubmitJobApplicationResult?: SubmitJobApplicationResultResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  Table?: GraphQLScalarType;
  TestimonialsSlice?: TestimonialsSliceResolvers<ContextType>;
  TestimonialsSliceDefaultItem?: TestimonialsSliceDefaultItemResolvers<ContextType>;
  TestimonialsSliceDefaultPrimary?: TestimonialsSliceDefaultPrimaryResolvers<ContextType>;
  TestimonialsSliceDefaultPrimaryTestimonialsItem?: TestimonialsSliceDefaultPrimaryTestimonialsItemResolvers<ContextType>;
  TestimonialsSliceItems?: TestimonialsSliceItemsResolvers<ContextType>;
  TestimonialsSlicePrimary?: TestimonialsSlicePrimaryResolvers<ContextType>;
  TestimonialsSliceSingleItem?: TestimonialsSliceSingleItemResolvers<ContextType>;
  TestimonialsSliceSinglePrimary?: TestimonialsSliceSinglePrimaryResolvers<ContextType>;
  Timestamp?: GraphQLScalarType;
  TooManyRequests?: TooManyRequestsResolvers<ContextType>;
  UnknownSlice?: UnknownSliceResolvers<ContextType>;
  Upload?: GraphQLScalarType;
  WeekTime?: WeekTimeResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  cacheControl?: CacheControlDirectiveResolver<any, any, ContextType>;
  cost?: CostDirectiveResolver<any, any, ContextType>;
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
};
