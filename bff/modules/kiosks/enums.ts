import type { Resolvers } from "../../__generated__/resolvers";

/** What resolvers have for the values of enums: the owner's keys and the backend's types. */
export const enums = {
  Service: {
    KEY_COPY: "keyCopy",
    KEY_FOBS: "keyFobs",
    CAR_KEYS: "carKeys",
    LOCKSMITH: "locksmith",
    BECOME_LOCKSMITH: "become-locksmith",
  },
  MachineType: { V1: "V1", V1_5: "V1.5", V2: "V2", V3: "V3", IF: "IF" },
} satisfies Pick<Resolvers, "Service" | "MachineType">;
