import type { RequestHandler } from "express";
import { z } from "zod";
import { isSameSecret } from "../lib/isSameSecret";
import type { Log } from "../lib/log";

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
  /** Identifies the addresses, languages and the set of documents that requests read now; undefined if they are not known yet. */
  structure(): string | undefined;
  log: Log;
}

/**
 * Creates the handler of the content repository's webhook: 200 with the ids of the published documents, and whether more than their content
 * may have changed since this process answered a webhook; 401 when the secret is wrong or none is configured, 400 when the body is not a
 * webhook.
 */
export function createWebhookHandler({ secret, onPublish, structure, log }: WebhookDeps): RequestHandler {
  let lastStructure: string | undefined;

  /** Resolves to whether the structure may have changed, once the published content is read. */
  const takePublish = async (): Promise<boolean> => {
    const before = lastStructure;
    try {
      await onPublish();
      lastStructure = structure();
    } catch (error) {
      log.warn({ cause: String(error) }, "the published content cannot be read yet");
      lastStructure = undefined;
    }
    return lastStructure === undefined || lastStructure !== before;
  };

  return async (request, response) => {
    const refuse = () => void response.status(400).json({ error: "The body is no webhook of the content repository." });
    const sent = sender.safeParse(request.body);
    if (!sent.success) return refuse();
    const { type, secret: sentSecret } = sent.data;
    if (!secret || !isSameSecret(sentSecret ?? "", secret)) return void response.status(401).json({ error: "The secret is wrong." });
    // Only after the secret was checked: validating a list of half a million ids takes as long as answering a page.
    const parsed = publish.safeParse(request.body);
    if (!parsed.success) return refuse();
    const { documents } = parsed.data;
    if (type === TEST) {
      log.info({}, "the content repository has tried its webhook");
      return void response.json({ documents, changesIndex: false });
    }
    log.info({ type, documents }, "the content repository has published");
    // Once this is answered, the site requests the current versions.
    response.json({ documents, changesIndex: await takePublish() });
  };
}
