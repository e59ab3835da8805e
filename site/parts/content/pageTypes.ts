import type { Page } from "./loadPage";

/** Page types, told apart by a field that only their data has. */
export type FaqPage = Extract<Page, { data: { question: unknown } }>;
export type ServicePage = Extract<Page, { data: { service: unknown } }>;
export type GalleryPage = Extract<Page, { data: { title: unknown; lead: unknown } }>;

const isOf =
  <T extends Page>(type: string) =>
  (page: Page): page is T =>
    page.type === type;

export const isFaq = isOf<FaqPage>("faq");
export const isService = isOf<ServicePage>("service_page");
