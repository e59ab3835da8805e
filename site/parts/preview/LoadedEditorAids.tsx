import { LiveContent, type LiveContentProps } from "./LiveContent";
import { SliceOutlines, type SliceOutlinesTexts } from "./SliceOutlines";

export interface LoadedEditorAidsProps extends LiveContentProps {
  /** Texts of the outlines, which are in previews only. */
  outlines: SliceOutlinesTexts;
}

/** Updates the page in place when its content changes, and outlines the slices of a draft. */
export default function LoadedEditorAids({ outlines, ...live }: LoadedEditorAidsProps) {
  return (
    <>
      <LiveContent {...live} />
      {live.isDraft && <SliceOutlines texts={outlines} />}
    </>
  );
}
