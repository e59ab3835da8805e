import { type Content, isFilled } from "@prismicio/client";
import { anchorOf } from "#shared/links/anchors.ts";
import { ContentLink, isNamedLink } from "#site/ui/ContentLink/ContentLink.tsx";
import styles from "./LinkList.module.css";

type Groups = Content.LinkListSliceDefault["primary"]["link_groups"];

/** Returns the groups with their usable links, without empty groups. */
export function shownGroups(groups: Groups) {
  return groups
    .map((group) => ({ ...group, links: group.links.filter(({ link }) => isNamedLink(link)) }))
    .filter(({ links }) => links.length > 0);
}

/** A column per group: its heading, if any, and its links. */
export function LinkColumns({ groups, heading: Heading }: { groups: Groups; heading: "h2" | "h3" }) {
  return (
    <div className={styles.columns}>
      {shownGroups(groups).map((group, index) => (
        <div key={index} className={styles.column}>
          {isFilled.keyText(group.heading) && (
            <Heading id={anchorOf(group)} className={styles.heading}>
              {group.heading}
            </Heading>
          )}
          <ul>
            {group.links.map(({ link }, linkIndex) => (
              <li key={linkIndex}>
                <ContentLink field={link} className={styles.link} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
