/** What the words about a failed connection contain. */
interface Connection {
  host: string;
  /** The environment variable of the address. */
  variable: string;
  /** The time limit. */
  seconds: number;
}

/** Says in words why there was no answer, and what to do. Addresses are named by host alone: their query may hold a token. */
export function explainFailure(error: unknown, { host, variable, seconds }: Connection): { message: string; remedy: string } {
  const code = codeOf(error);
  if (code === "TimeoutError" || code.includes("TIMEOUT") || code === "ETIMEDOUT")
    return {
      message: `${host} does not answer within ${seconds} s.`,
      remedy: `Check ${variable}, firewalls, and the upstream's status page.`,
    };
  if (code === "ENOTFOUND") return { message: `DNS knows no host ${host}.`, remedy: `Correct ${variable}.` };
  if (code === "EAI_AGAIN")
    return { message: `DNS does not answer for ${host}.`, remedy: "Check this machine's network and its DNS server." };
  if (code === "ECONNREFUSED")
    return { message: `${host} refuses connections.`, remedy: `Start the service, or correct host and port in ${variable}.` };
  if (code === "ECONNRESET" || code === "UND_ERR_SOCKET")
    return {
      message: `${host} closes the connection without an answer.`,
      remedy: `Check http or https in ${variable}, and proxies in between.`,
    };
  if (isTls(code))
    return {
      message: `The TLS certificate of ${host} is not accepted (${code}).`,
      remedy: "Renew or correct the certificate. For an authority of your own, set NODE_EXTRA_CA_CERTS.",
    };
  return { message: `${host} cannot be reached (${code || "unknown error"}).`, remedy: `Check ${variable} and the network.` };
}

function isTls(code: string): boolean {
  return /CERT|SELF_SIGNED|SSL|TLS|UNABLE_TO_/.test(code);
}

/** The code of the innermost cause: fetch wraps the system's error. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  if (error.name === "TimeoutError") return error.name;
  const { code } = error as { code?: unknown };
  return codeOf(error.cause) || (typeof code === "string" ? code : "");
}
