/**
 * Runs each of the selected jobs as soon as the jobs that it waits for are done, otherwise in parallel. A job that is not selected
 * does nothing, but jobs that wait for it still wait for its dependencies.
 */
export async function runInOrder<Name extends string>(
  selected: readonly Name[],
  waitsFor: Readonly<Record<Name, readonly Name[]>>,
  run: (name: Name) => Promise<void>,
): Promise<void> {
  const started = new Map<Name, Promise<void>>();

  function start(name: Name): Promise<void> {
    const running = started.get(name) ?? startAfter(name, waitsFor[name].map(start));
    started.set(name, running);
    return running;
  }

  async function startAfter(name: Name, waits: Promise<void>[]): Promise<void> {
    await Promise.all(waits);
    if (selected.includes(name)) await run(name);
  }

  await Promise.all(selected.map(start));
}
