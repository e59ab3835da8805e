import { type Content, isFilled } from "@prismicio/client";
import { anchorOf } from "#shared/links/anchors.ts";
import styles from "./Groups.module.css";

type GroupFields = Content.PriceListSliceDefault["primary"]["groups"][number];

/** Returns the groups with their complete lines; lines without name or price are left out. */
export function filledGroups(groups: Content.PriceListSliceDefault["primary"]["groups"]) {
  return groups
    .map((group) => ({ ...group, lines: group.lines.filter(({ name, price }) => isFilled.keyText(name) && isFilled.keyText(price)) }))
    .filter(({ lines }) => lines.length > 0);
}

interface GroupsProps {
  groups: ReturnType<typeof filledGroups>;
  /** Heading level of the groups: below the section's title, or in its place. */
  level: 2 | 3;
}

/** Groups in two columns; the lines of a single group fill both. */
export function Groups({ groups, level }: GroupsProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={groups.length > 1 ? styles.groups : styles.single}>
      {groups.map((group, index) => (
        <div key={index} className={styles.group}>
          {isFilled.keyText(group.title) && (
            <Heading id={anchorOf(group)} className={styles.title}>
              {group.title}
            </Heading>
          )}
          <dl className={styles.lines}>
            {group.lines.map((line, at) => (
              <Line key={at} {...line} />
            ))}
          </dl>
        </div>
      ))}
    </div>
  );
}

function Line({ name, note, price }: GroupFields["lines"][number]) {
  return (
    <div className={styles.line}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.price}>{price}</dd>
      {isFilled.keyText(note) && <dd className={styles.note}>{note}</dd>}
    </div>
  );
}
