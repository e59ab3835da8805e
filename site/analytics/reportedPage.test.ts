// @vitest-environment window
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { reportedPage } from "./reportedPage";

const show = (address: string, title = "A title") => {
  history.replaceState(null, "", address);
  document.title = title;
};
const pathOf = (address: string) => (show(address), reportedPage().page_path);
const { origin } = location;

beforeEach(() => show("/"));
afterEach(() => show("/"));

describe("a page's URL is reported", () => {
  it("unchanged if it has only listed parameters", () => {
    for (const path of [
      "/",
      "/fr-ca/terms/",
      "/key-services/?services=keyFobs,carKeys&open=24h&sort=name&page=3",
      "/key-gallery/?group=WILD,NATR&sub=WILD&sku=4711",
    ]) {
      show(path, "As it is called");
      expect(reportedPage()).toMatchObject({ page_location: origin + path, page_path: path, page_title: "As it is called" });
    }
  });

  it("with its campaign parameters", () => {
    const path = "/?utm_source=news&utm_medium=e-mail&utm_campaign=spring+2027&utm_content=top&utm_id=7";
    expect(pathOf(path)).toBe(path);
  });

  it.each([
    ["words", "/key-services/?q=12+Elm+Street,+Montreal", "/key-services/"],
    ["the place that they stand for", "/key-services/?q=x&place=ChIJ_x", "/key-services/"],
    ["a part of the map", "/key-services/?area=45.4,-73.7,45.6,-73.5", "/key-services/"],
    ["what the site does not know", "/?email=ann@example.org&__proto__=x&constructor=y", "/"],
    ["words in the place of a list's", "/key-services/?services=12+Elm+Street&open=tonight&sort=me&page=Elm", "/key-services/"],
    ["words in the place of a blank", "/key-gallery/?sku=12+Elm&group=12+Elm+Street", "/key-gallery/"],
    ["a hash", "/terms/#ann", "/terms/"],
  ])("without %s", (_, address, path) => {
    expect(pathOf(address)).toBe(path);
  });

  it("with a rounded point, and without an invalid one", () => {
    expect(pathOf("/key-services/?at=45.5088,-73.5678")).toBe("/key-services/?at=45.5,-73.6");
    for (const at of ["Elm", "45.5", "45.5,", "1,2,3"]) expect(pathOf(`/key-services/?at=${at}`)).toBe("/key-services/");
  });
});

describe("a page's title", () => {
  it("is derived from the path if it may repeat removed parameters", () => {
    show("/fr-ca/key-services/?q=12+Elm+Street", "Bornes près de 12 Elm Street");
    expect(reportedPage().page_title).toBe("key services");
  });

  it("is the host name if parameters were removed from the home page's URL", () => {
    show("/?email=ann@example.org", "Ann");
    expect(reportedPage().page_title).toBe("localhost");
  });

  it("is derived from the path if there is only a point", () => {
    show("/key-services/?at=45.5088,-73.5678", "Kiosks near 45.5088, -73.5678");
    expect(reportedPage().page_title).toBe("key services");
  });
});

describe("the referrer", () => {
  it("is reported like the page itself if it is on this site", () => {
    expect(reportedPage(`${origin}/key-services/?q=Elm&at=45.5088,-73.5678&open=now#list`).page_referrer).toBe(
      `${origin}/key-services/?at=45.5,-73.6&open=now`,
    );
  });

  it("is the origin if it is another site", () => {
    expect(reportedPage("https://search.example/find?q=lost+my+keys").page_referrer).toBe("https://search.example/");
  });

  it("is empty if there is none", () => {
    expect(reportedPage("").page_referrer).toBe("");
  });
});
