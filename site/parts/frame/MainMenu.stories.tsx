import type { Story } from "../../app/workbench/stories";
import { chromeIn } from "../chrome/testing";
import { MainMenu } from "./MainMenu";

const here = { "en-us": "/key-gallery/", "fr-ca": "/fr-ca/key-gallery/" };

export const BuiltIn: Story = ({ lang }) => <MainMenu menu={chromeIn(lang).products} lang={lang} path={here[lang]} />;
export const WithLinksAndMore: Story = ({ lang }) => {
  const { products, company } = chromeIn(lang);
  const entries = [{ ...products.entries[0]!, links: company.entries }, ...products.entries.slice(1), ...company.entries];
  return (
    <div style={{ minBlockSize: 240 }}>
      <MainMenu menu={{ ...products, entries }} lang={lang} path={undefined} />
    </div>
  );
};
