import { expect, it } from "vitest";
import { readRscPayload } from "./rscPayload";

it.each<[string, string | null | undefined]>([
  ["(self.__next_f=self.__next_f||[]).push([0])", ""],
  ['self.__next_f.push([1,"0:[\\"$\\",\\"p\\"]\\n\\u003c"])', '0:["$","p"]\n<'],
  ['self.__next_f.push([2,["a"]])', undefined],
  ['self.__next_f.push([3,"AAEC"])', undefined],
  ["self.data=1", null],
  ['{"@context":"https://schema.org"}', null],
])("%s holds %j", (script, data) => {
  expect(readRscPayload(script)).toBe(data);
});
