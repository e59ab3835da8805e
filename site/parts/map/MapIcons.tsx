/** Icons of the map's buttons, in the map's lazy chunk. */
function Drawing({ path, size = 20 }: { path: string; size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="square"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}

export const PlusIcon = () => <Drawing path="M12 5v14M5 12h14" size={22} />;
export const MinusIcon = () => <Drawing path="M5 12h14" size={22} />;
export const CloseIcon = () => <Drawing path="m6 6 12 12M18 6 6 18" />;
export const AgainIcon = () => <Drawing path="M19.2 12a7.2 7.2 0 1 1-2.1-5.1l2.1 2.1M19.2 4v5h-5" size={18} />;
