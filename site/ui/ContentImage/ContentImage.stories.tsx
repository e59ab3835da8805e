import type { ImageField } from "@prismicio/client";
import { mockOf } from "../../app/workbench/testing";
import type { Story } from "../../app/workbench/stories";
import { ContentImage } from "./ContentImage";

type Picture = { image: ImageField & Record<"mobile", ImageField> };

export const Plain: Story = ({ lang }) => <ContentImage field={mockOf<Picture>("ImageWithText", lang).image} sizes="460px" />;
export const WithViewForPhones: Story = ({ lang }) => {
  const { image } = mockOf<Picture>("Hero", lang);
  return <ContentImage field={image} mobile={image.mobile} sizes="680px" />;
};
