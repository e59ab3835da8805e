import { expect, it, vi } from "vitest";
import { PreviewTargetDocument } from "../../bff/__generated__/operations";
import { queryBff } from "../../bff/query";
import { findPreviewTarget } from "./findPreviewTarget";

vi.mock("../../bff/query", async (original) => ({ ...(await original<object>()), queryBff: vi.fn<typeof queryBff>() }));

it("the query for a preview's target names the editor who opens it", async () => {
  vi.mocked(queryBff).mockResolvedValue({ data: { previewTarget: { path: "/x/" } }, errors: [] } as never);
  expect(await findPreviewTarget("token", "p1", "203.0.113.9")).toEqual({ path: "/x/" });
  expect(queryBff).toHaveBeenCalledWith(PreviewTargetDocument, { token: "token", documentId: "p1" }, undefined, "203.0.113.9");
});
