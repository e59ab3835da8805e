/** Price tiers of a request, the cheapest first. The most expensive requested field decides. */
export const tiers = ["ids", "essentials", "pro", "enterprise", "atmosphere"] as const;

/** A price tier. */
export type Tier = (typeof tiers)[number];

interface Session {
  autocompletes: number;
  /** Price tier of the details request that ended it. */
  endedBy: Tier | null;
  /** Number of requests with this session token after its end. */
  late: number;
}

interface Account {
  sessions: Record<string, Session>;
  billed: {
    /** Autocompletes without a token, after their session's end, and of a session that cheap details ended. */
    autocompletes: number;
    details: Partial<Record<Tier, number>>;
    searches: Partial<Record<Tier, number>>;
  };
}

/** Of a session that essential details end, so many autocompletes are billed; more expensive details end it with none billed. */
const billedAutocompletes = 12;
const cheapEnds: readonly Tier[] = ["ids", "essentials"];

/** Counts the billable requests. */
export interface Ledger {
  bookAutocomplete(token: string | undefined): void;
  bookDetails(token: string | undefined, tier: Tier): void;
  bookSearch(tier: Tier): void;
  read(): Account;
  clear(): void;
}

/** Creates a ledger. Autocomplete requests of a session that is still open are not billed yet. */
export function createLedger(): Ledger {
  let account = createAccount();
  const openSession = (token: string) => (account.sessions[token] ??= { autocompletes: 0, endedBy: null, late: 0 });
  return {
    bookAutocomplete(token) {
      const session = token === undefined ? undefined : openSession(token);
      if (session && session.endedBy === null) {
        session.autocompletes += 1;
        return;
      }
      if (session) session.late += 1;
      account.billed.autocompletes += 1;
    },
    bookDetails(token, tier) {
      add(account.billed.details, tier);
      if (token === undefined) return;
      const session = openSession(token);
      if (session.endedBy !== null) {
        session.late += 1;
        return;
      }
      session.endedBy = tier;
      if (cheapEnds.includes(tier)) account.billed.autocompletes += Math.min(session.autocompletes, billedAutocompletes);
    },
    bookSearch(tier) {
      add(account.billed.searches, tier);
    },
    read: () => account,
    clear() {
      account = createAccount();
    },
  };
}

function createAccount(): Account {
  // Without a prototype, since callers choose the keys.
  const sessions = Object.create(null) as Account["sessions"];
  return { sessions, billed: { autocompletes: 0, details: {}, searches: {} } };
}

function add(counts: Partial<Record<Tier, number>>, tier: Tier): void {
  counts[tier] = (counts[tier] ?? 0) + 1;
}
