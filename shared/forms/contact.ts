import { z } from "./zod";
import { email, honeypot, LENGTHS, oneOf, optionalPhone, text } from "./fields";

/** The topics of a message, in the order of the form. */
const MESSAGE_TOPICS = ["kiosk", "order", "locksmith", "business", "other"] as const;
export type MessageTopic = (typeof MESSAGE_TOPICS)[number];

/** Schema of a contact message. */
export const contactSchema = z.object({
  name: text(),
  email: email(),
  phone: optionalPhone(),
  topic: oneOf(MESSAGE_TOPICS),
  message: text(LENGTHS.message),
  website: honeypot(),
});

export type ContactMessage = z.output<typeof contactSchema>;
