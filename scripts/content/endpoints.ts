/** Where the APIs of a repository are. */
export interface Endpoints {
  /** The Content API's root. */
  content: string;
  migration: string;
  assets: string;
  customTypes: string;
  /** Seconds that Prismic's client waits between two requests that write; stand-ins need no pause. */
  pauseSeconds: number;
}

/** The APIs of a repository of Prismic's, or, of the embedded stand-ins, below their address. */
export function createEndpoints(repository: string, standIns?: string): Endpoints {
  if (!standIns) {
    return {
      content: `https://${repository}.cdn.prismic.io/api/v2`,
      migration: "https://migration.prismic.io",
      assets: "https://asset-api.prismic.io",
      customTypes: "https://customtypes.prismic.io",
      pauseSeconds: 1.5,
    };
  }
  const base = standIns.replace(/\/+$/, "");
  return {
    content: `${base}/repository/api/v2`,
    migration: `${base}/migration`,
    assets: `${base}/assets`,
    customTypes: `${base}/custom-types`,
    pauseSeconds: 0,
  };
}

/** Whether a text can be the name of a repository; it becomes a part of addresses and of a file's name. */
export function isRepositoryName(text: string): boolean {
  return /^[a-z0-9][a-z0-9-]{2,62}$/.test(text);
}
