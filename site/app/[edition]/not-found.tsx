import { messagesOf } from "../../i18n/messages";
import { DEFAULT_LANG } from "../../i18n/languages";

/**
 * An address that the proxy would not have made; it answers every other 404 itself (features/status/NotFoundScreen). Next
 * sends this along with every page, so it is as small as it can be.
 */
export default function NotFound() {
  const messages = messagesOf(DEFAULT_LANG);
  return (
    <main className="shell">
      <title>404</title>
      <h1>{messages.pageNotFound}</h1>
      <a href="/">{messages.goHome}</a>
    </main>
  );
}
