import type { ReactNode } from "react";
import { toTel } from "../toTel";

interface LabelledValue {
  label: string;
  value: string | null;
}

interface Numbers {
  phone: LabelledValue;
  fax: LabelledValue;
  customerSupport: LabelledValue;
}

interface ContactLinesProps {
  contact: Numbers;
  className?: string;
  /** Further lines below the numbers. */
  more?: readonly { label: string; value: ReactNode }[];
}

/** A company's numbers with labels; numbers that can be called are links. Nothing if there are none. */
export function ContactLines({ contact: { phone, fax, customerSupport }, className, more = [] }: ContactLinesProps) {
  const toLine = ({ label, value }: LabelledValue) => (value ? [{ label, value: <Call number={value} /> }] : []);
  // A fax number cannot be called, so it is not a link.
  const lines = [...toLine(phone), ...(fax.value ? [fax] : []), ...toLine(customerSupport), ...more];
  if (lines.length === 0) return null;
  return (
    <dl className={className}>
      {lines.map(({ label, value }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Call({ number }: { number: string }) {
  const tel = toTel(number);
  return tel ? <a href={tel}>{number}</a> : number;
}
