import type { RTAnyNode, RTLinkNode, RTInlineNode, RTLabelNode } from "@prismicio/client";
import { BUTTON_STYLES, type ButtonStyle } from "../Button/Button";
import { oneOf } from "../contentError";

/** A hyperlink that an editor labelled as a button. */
export type ButtonNode = RTLinkNode & { button?: ButtonStyle };

/**
 * Editors turn a hyperlink into a button by a label on it: primary, secondary or outlined. This merges the label into the link, in any
 * order; a label without a link is dropped.
 */
export function withButtons<T extends RTAnyNode>(node: T): T {
  if (!("spans" in node) || !node.spans.some(isLabel)) return node;
  const labels = node.spans
    .filter(isLabel)
    .map((label) => ({ ...label, style: oneOf("A rich-text button's type", BUTTON_STYLES, label.data?.label) }));
  const spans = node.spans
    .filter((span) => !isLabel(span))
    .map((span) => {
      const label = labels.find(({ style, start, end }) => style && start < span.end && span.start < end);
      return span.type === "hyperlink" && label ? { ...span, button: label.style } : span;
    });
  return { ...node, spans };
}

/** Whether a block contains only buttons, which are shown in a row. */
export function isButtonRow(node: RTAnyNode): boolean {
  if (!("text" in node) || !("spans" in node)) return false;
  const buttons = node.spans.filter((span) => "button" in span && span.button);
  const rest = (node.text ?? "").split("").filter((sign, at) => sign.trim() && !buttons.some(({ start, end }) => start <= at && at < end));
  return buttons.length > 0 && rest.length === 0;
}

function isLabel(span: RTInlineNode): span is RTLabelNode {
  return span.type === "label";
}
