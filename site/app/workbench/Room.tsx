import type { ReactNode } from "react";
import { Snackbars } from "../../ui/Snackbar/Snackbars";

/** Room above a snackbar, which stands at the lower edge of its surroundings. */
export function Room({ children }: { children: ReactNode }) {
  return (
    <div style={{ minBlockSize: 260 }}>
      <Snackbars>{children}</Snackbars>
    </div>
  );
}
