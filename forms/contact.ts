import { z } from "zod";
import { email, honeypot, LENGTHS, oneOf, optionalPhone, text } from "./fields";

/** What a message may be about, in the order in which the form lists it. */
const MESSAGE_TOPICS = ["kiosk", "order", "locksmith", "business", "other"] as const;
export type MessageTopic = (typeof MESSAGE_TOPICS)[number];

/** A message to the company. */
export const contactSchema = z.object({
  name: text(),
  email: email(),
  phone: optionalPhone(),
  topic: oneOf(MESSAGE_TOPICS),
  message: text(LENGTHS.message),
  website: honeypot(),
});

export type ContactMessage = z.output<typeof contactSchema>;
