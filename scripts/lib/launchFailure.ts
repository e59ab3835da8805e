/** Something the user can mend: shown as its message alone, without a stack. */
export class LaunchFailure extends Error {
  override name = "LaunchFailure";
}
