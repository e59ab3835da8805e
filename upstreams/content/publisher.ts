import { createRefs, type Refs } from "./refs";
import { createRepositoryReader, type ContentFolders, type RepositoryState } from "./repository";
import { toChanges } from "./toChanges";
import { createWatcher } from "./watcher";
import type { Webhook } from "./webhook";

/** The published state of the repository. */
export interface Publisher {
  state(): RepositoryState;
  refs: Refs;
  /** Starts to publish edits, and to report them to the webhook with this address of the repository. */
  watch(url: string): void;
  close(): void;
}

interface PublisherOptions {
  folders: ContentFolders;
  webhook: Webhook | undefined;
  log: (line: string) => void;
}

/** Reads the repository and returns its publisher. Throws an error that lists every fault of its files. */
export function createPublisher({ folders, webhook, log }: PublisherOptions): Publisher {
  const reader = createRepositoryReader(folders);
  const refs = createRefs();
  const first = reader.read();
  if (first.faults.length > 0) {
    const lines = first.faults.map((fault) => `- ${fault}`);
    throw new Error(["The content cannot be published:", ...lines].join("\n"));
  }
  let { state } = first;
  refs.publish(state);
  let stopWatching: (() => void) | undefined;

  // A folder may be removed while it is read; the watcher then reports that change as well.
  const tryRead = () => {
    try {
      return reader.read();
    } catch (error) {
      log(`Not published: ${String(error)}`);
      return undefined;
    }
  };

  return {
    state: () => state,
    refs,
    watch(url) {
      const publish = () => {
        const next = tryRead();
        if (!next) return;
        for (const fault of next.faults) log(`Not published: ${fault}`);
        const changes = toChanges(state, next.state);
        state = next.state;
        refs.publish(state);
        if (changes) webhook?.announce({ ...changes, apiUrl: `${url}/content/api` });
      };
      const watched = Object.values(folders).filter((folder) => folder !== undefined);
      stopWatching = createWatcher(watched, publish);
    },
    close() {
      stopWatching?.();
      webhook?.close();
    },
  };
}
