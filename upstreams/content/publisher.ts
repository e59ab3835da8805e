import { createRefs, type Refs } from "./refs";
import { createRepositoryReader, type ContentFolders, type RepositoryState } from "./repository";
import { toChanges } from "./toChanges";
import { createWatcher } from "./watcher";
import type { Webhook } from "./webhook";

/** The repository as it is published now. */
export interface Publisher {
  state(): RepositoryState;
  refs: Refs;
  /** Publishes edits from now on, telling the webhook under which address. */
  watch(url: string): void;
  close(): void;
}

interface PublisherOptions {
  folders: ContentFolders;
  webhook: Webhook | undefined;
  log: (line: string) => void;
}

/** Reads the repository once; throws one error that lists every fault of its files. */
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

  // A folder may go away while it is read; the change that took it will be told of, too.
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
