import type { RequestHandler } from "express";
import { z } from "zod";
import { isSameSecret } from "./lib/isSameSecret";
import type { Log } from "./lib/log";

/** The fields that identify a webhook and its sender. */
const sender = z.object({ type: z.string(), secret: z.string().nullish() });
const publish = z.object({ documents: z.array(z.string()).default([]) });

/** The type that an editor's button "Trigger it" sends: nothing was published. */
const TEST = "test-trigger";

interface WebhookDeps {
  /** The secret that the content repository sends in the body. Without one, every webhook is refused. */
  secret?: string;
  /** Loads the published content; resolves once requests read it. */
  onPublish(): Promise<void>;
  log: Log;
}

/**
 * Creates the handler of the content repository's webhook: 200 with the ids of the published documents, 401 when the secret is wrong or
 * none is configured, 400 when the body is not a webhook.
 */
export function createWebhookHandler({ secret, onPublish, log }: WebhookDeps): RequestHandler {
  return async (request, response) => {
    const refuse = () => void response.status(400).json({ error: "The body is no webhook of the content repository." });
    const sent = sender.safeParse(request.body);
    if (!sent.success) return refuse();
    const { type, secret: given } = sent.data;
    if (!secret || !isSameSecret(given ?? "", secret)) return void response.status(401).json({ error: "The secret is wrong." });
    // Only after the secret was checked: validating a list of half a million ids takes as long as answering a page.
    const parsed = publish.safeParse(request.body);
    if (!parsed.success) return refuse();
    const { documents } = parsed.data;
    if (type === TEST) log.info({}, "the content repository has tried its webhook");
    else {
      log.info({ type, documents }, "the content repository has published");
      // Once this is answered, the site requests the current versions.
      await onPublish().catch((error: unknown) => log.warn({ cause: String(error) }, "the published content cannot be read yet"));
    }
    response.json({ documents });
  };
}
