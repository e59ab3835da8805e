import button from "../Button/Button.module.css";
import { HeldNumbers } from "../HeldNumbers/HeldNumbers";
import { Icon } from "../Icon/Icon";
import { toTel } from "../toTel";

/** The red button that calls the emergency number; as wide as the page on phones. Renders nothing for a number that cannot be dialled. */
export function CallLink({ number, label }: { number: string | null | undefined; label: string }) {
  const tel = number ? toTel(number) : undefined;
  if (!tel) return null;
  return (
    <a href={tel} className={`${button.button} ${button.emergency} ${button.wide}`}>
      <Icon name="phone" size={18} />
      <HeldNumbers text={label} />
    </a>
  );
}
