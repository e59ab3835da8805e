import type { RichTextField, RTNode, RTTextNode } from "@prismicio/client";
import { type JSXMapSerializer, PrismicRichText } from "@prismicio/react";
import type { ReactNode } from "react";
import { anchorOf } from "#shared/links/anchors.ts";
import type { Lang } from "../../i18n/languages";
import { ButtonLink } from "../Button/ButtonLink";
import { ContentImage } from "../ContentImage/ContentImage";
import { ContentLink, leadsOn } from "../ContentLink/ContentLink";
import { EmbedFrame } from "../Embed/EmbedFrame";
import { type ButtonNode, isButtonRow, withButtons } from "./buttons";
import { nameOfTarget } from "./nameOfTarget";
import { isFilledBlock, repairBlock } from "./repairBlock";
import styles from "./RichText.module.css";

interface RichTextProps {
  field: RichTextField | null | undefined;
  /** The page's language, for frames of videos, which do not inherit it. */
  lang?: Lang;
}

/** A rendered block: whether another is above it. */
type Block = RTNode & { isNext: boolean };

/**
 * Rich text with headings, paragraphs, lists, pictures, videos, links and buttons. Empty blocks are omitted, and no heading is an h1, which
 * is the page's.
 */
export function RichText({ field, lang }: RichTextProps) {
  const nodes = field ?? [];
  const first = nodes.find(isFilledBlock);
  const toBlock = (node: RTNode): Block => ({
    ...withButtons(repairBlock(node)),
    isNext: node !== first,
  });
  const components = componentsIn(lang);
  return toRuns(nodes).map((run, index) => (
    <PrismicRichText key={index} field={run.map(toBlock) as unknown as RichTextField} components={components} />
  ));
}

/** Rich text with the typography of long texts. */
export function Prose(props: RichTextProps) {
  return (
    <div className={styles.prose}>
      <RichText {...props} />
    </div>
  );
}

/** Returns the non-empty blocks, split at empty lines: lists before and after an empty line are separate. */
function toRuns(nodes: readonly RTNode[]): RTNode[][] {
  const runs: RTNode[][] = [[]];
  for (const node of nodes) {
    if (isFilledBlock(node)) runs.at(-1)!.push(node);
    else if (node?.type !== "list-item" && node?.type !== "o-list-item") runs.push([]);
  }
  return runs;
}

function componentsIn(lang: Lang | undefined): JSXMapSerializer {
  const heading =
    (Tag: "h2" | "h3" | "h4" | "h5" | "h6") =>
    ({ node, children }: { node: RTTextNode; children: ReactNode }) => (
      <Tag id={anchorOf(node)} dir={dirOf(node)}>
        {children}
      </Tag>
    );
  return {
    heading1: heading("h2"),
    heading2: heading("h2"),
    heading3: heading("h3"),
    heading4: heading("h4"),
    heading5: heading("h5"),
    heading6: heading("h6"),
    paragraph: ({ node, children }) => (
      <p dir={dirOf(node)} className={classesOf(isButtonRow(node) && styles.buttons, isNext(node) && styles.next)}>
        {children}
      </p>
    ),
    preformatted: ({ node, children }) => <pre dir={dirOf(node)}>{children}</pre>,
    list: ({ node, children }) => <ul className={classesOf(isNext(node.items[0]!) && styles.next)}>{children}</ul>,
    oList: ({ node, children }) => <ol className={classesOf(isNext(node.items[0]!) && styles.next)}>{children}</ol>,
    listItem: ({ node, children }) => <li dir={dirOf(node)}>{children}</li>,
    oListItem: ({ node, children }) => <li dir={dirOf(node)}>{children}</li>,
    hyperlink: ({ node, children }) => {
      const { data, button } = node as ButtonNode;
      return button ? (
        <ButtonLink field={data} style={button}>
          {children}
        </ButtonLink>
      ) : (
        <ContentLink field={data}>{children}</ContentLink>
      );
    },
    image: ({ node }) => {
      // A link around a picture without description has its target's name.
      const alt = node.alt || (leadsOn(node.linkTo) ? (nameOfTarget(node.linkTo) ?? null) : null);
      const picture = <ContentImage field={{ ...node, alt }} className={styles.image} sizes="(min-width: 800px) 720px, 100vw" />;
      return (
        <figure className={styles.figure}>{node.linkTo && alt ? <ContentLink field={node.linkTo}>{picture}</ContentLink> : picture}</figure>
      );
    },
    embed: ({ node }) => <EmbedFrame field={node.oembed} lang={lang} />,
    label: ({ children }) => <>{children}</>,
  };
}

/** Whether a block is below another. */
function isNext(node: RTNode): boolean {
  return (node as Block).isNext;
}

function classesOf(...classes: (string | undefined | false)[]): string | undefined {
  return classes.filter(Boolean).join(" ") || undefined;
}

/** Returns a block's text direction if it differs from the page's. */
function dirOf(node: RTTextNode): "rtl" | undefined {
  return "direction" in node && node.direction === "rtl" ? "rtl" : undefined;
}
