/** An error that the user can fix: the launcher prints its message without a stack trace. */
export class LaunchFailure extends Error {
  override name = "LaunchFailure";
}
