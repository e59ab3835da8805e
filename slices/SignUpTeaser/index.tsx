import type { Content } from "@prismicio/client";
import type { SliceProps } from "../sliceProps";
import { JobSheet } from "./JobSheet";
import { JobStrip } from "./JobStrip";

/** Invites locksmiths to work with the business: as a sheet with what they get, or in one line. */
export default function SignUpTeaser({ slice, context: { lang } }: SliceProps<Content.SignUpTeaserSlice>) {
  return slice.variation === "compact" ? <JobStrip slice={slice} lang={lang} /> : <JobSheet slice={slice} lang={lang} />;
}
