import type { RequestHandler } from "express";
import { z } from "zod";
import { isSameSecret } from "./lib/isSameSecret";
import type { Log } from "./lib/log";

/** By what a webhook is known, and its sender. */
const sender = z.object({ type: z.string(), secret: z.string().nullish() });
const publish = z.object({ documents: z.array(z.string()).default([]) });

/** What an editor's button "Trigger it" sends: nothing was published. */
const TEST = "test-trigger";

interface WebhookDeps {
  /** The secret that the content repository sends in the body. Without one, every webhook is refused. */
  secret?: string;
  /** Has requests read what was published; resolves once they do. */
  onPublish(): Promise<void>;
  log: Log;
}

/**
 * Takes the content repository's word that something was published: 200 with the ids of the documents concerned, 401
 * where the secret is wrong or none is configured, 400 where the body is no webhook.
 */
export function createWebhookHandler({ secret, onPublish, log }: WebhookDeps): RequestHandler {
  return async (request, response) => {
    const refuse = () => void response.status(400).json({ error: "The body is no webhook of the content repository." });
    const sent = sender.safeParse(request.body);
    if (!sent.success) return refuse();
    const { type, secret: given } = sent.data;
    if (!secret || !isSameSecret(given ?? "", secret)) return void response.status(401).json({ error: "The secret is wrong." });
    // Only now: a list of half a million names would take as long to check as a page to answer.
    const parsed = publish.safeParse(request.body);
    if (!parsed.success) return refuse();
    const { documents } = parsed.data;
    if (type === TEST) log.info({}, "the content repository has tried its webhook");
    else {
      log.info({ type, documents }, "the content repository has published");
      // Once this is answered, the site asks which versions are those of now.
      await onPublish().catch((error: unknown) => log.warn({ cause: String(error) }, "what was published cannot be read yet"));
    }
    response.json({ documents });
  };
}
