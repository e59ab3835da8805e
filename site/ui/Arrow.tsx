/** An arrow that says: this leads on. It stands after words that say where. */
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
