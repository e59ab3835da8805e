/** A decorative arrow after the text of a link. */
export function Arrow() {
  return (
    <svg
      viewBox="0 0 18 14"
      width="18"
      height="14"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M1 7h15M11 2l5 5-5 5" />
    </svg>
  );
}
