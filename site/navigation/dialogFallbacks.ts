/*
 * What older browsers lack of dialogs: buttons with `command` and `commandfor` (Safari before 26.2), and `closedby="any"`. Without this
 * script, the buttons' `popovertarget` opens a dialog as a popover, which is not modal.
 */

const hasCommands = "commandForElement" in HTMLButtonElement.prototype;
const hasClosedBy = "closedBy" in HTMLDialogElement.prototype;

if (!hasCommands) addEventListener("click", followCommand);
if (!hasClosedBy) addEventListener("click", closeFromBeside);

function followCommand(event: MouseEvent): void {
  const button = (event.target as Element).closest?.("[commandfor]");
  const dialog = document.getElementById(button?.getAttribute("commandfor") ?? "") as HTMLDialogElement | null;
  // A visitor may have opened it before this script was there.
  if (!dialog || dialog.matches(":popover-open")) return;
  event.preventDefault();
  if (button!.getAttribute("command") === "close") dialog.close();
  else dialog.showModal();
}

// A click on the backdrop has the dialog as its target, so the position decides.
function closeFromBeside({ target, clientX, clientY }: MouseEvent): void {
  if (!(target instanceof HTMLDialogElement) || target.getAttribute("closedby") !== "any") return;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  if (clientX < left || clientX > right || clientY < top || clientY > bottom) target.close();
}
