import type { ReactNode } from "react";
import { toTel } from "../toTel";

interface LabelledValue {
  label: string;
  value: string | null;
}

interface Numbers {
  phone: LabelledValue;
  fax: LabelledValue;
  customer_support: LabelledValue;
}

interface ContactLinesProps {
  contact: Numbers;
  className?: string;
  /** What stands below the numbers, in the same way. */
  more?: readonly { label: string; value: ReactNode }[];
}

/** The numbers of a company, each after its label; those that can be called are links. Nothing where there is none. */
export function ContactLines({ contact: { phone, fax, customer_support }, className, more = [] }: ContactLinesProps) {
  const toLine = ({ label, value }: LabelledValue) => (value ? [{ label, value: <Call number={value} /> }] : []);
  // A fax number is no link: it cannot be called.
  const lines = [...toLine(phone), ...(fax.value ? [fax] : []), ...toLine(customer_support), ...more];
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
