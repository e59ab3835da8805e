const PATHS = {
  phone: "M6.2 2.6c.7-.4 1.6-.2 2 .5l1.9 3.3c.4.7.2 1.5-.4 2L8.3 9.6c1.2 2.6 3.4 4.8 6.1 6.1l1.2-1.4c.5-.6 1.3-.8 2-.4l3.3 1.9c.7.4.9 1.3.5 2l-1.2 2.3c-.5.9-1.5 1.4-2.5 1.3C9.8 20.7 3.4 14.2 2.6 6.3c-.1-1 .4-2 1.3-2.5l2.3-1.2Z",
  menu: "M3 5.5h18v2.4H3zM3 10.8h18v2.4H3zM3 16.1h18v2.4H3z",
  close: "m5.6 3.9 6.4 6.4 6.4-6.4 1.7 1.7-6.4 6.4 6.4 6.4-1.7 1.7-6.4-6.4-6.4 6.4-1.7-1.7 6.4-6.4-6.4-6.4z",
  search: "M10.5 2.8a7.7 7.7 0 0 1 6.1 12.4l4.7 4.7-1.6 1.6-4.7-4.7a7.7 7.7 0 1 1-4.5-14Zm0 2.3a5.4 5.4 0 1 0 0 10.8 5.4 5.4 0 0 0 0-10.8Z",
  pin: "M12 2a7 7 0 0 0-7 7c0 5.2 7 13 7 13s7-7.8 7-13a7 7 0 0 0-7-7Zm0 9.6A2.6 2.6 0 1 1 12 6.4a2.6 2.6 0 0 1 0 5.2Z",
  down: "m5.4 8.3 6.6 6.6 6.6-6.6 1.7 1.7-8.3 8.3L3.7 10z",
};

/** A small drawing in the colour of the text beside it, which says the same in words. */
export function Icon({ name, size = 20 }: { name: keyof typeof PATHS; size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} fill="currentColor" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
