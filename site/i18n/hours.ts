/** Words of opening hours and of the opening status. `closedDay` is a day of the week without hours. */
export const HOURS_WORDS = {
  "en-us": {
    always: "Open 24 hours",
    closedDay: "Closed",
    until: (time: string) => `Open until ${time}`,
    closesIn: (minutes: number) => `Closes in ${minutes}\u00a0min`,
    opens: (time: string) => `Closed, opens ${time}`,
    opensTomorrow: (time: string) => `Closed, opens tomorrow ${time}`,
    opensOn: (day: string, time: string) => `Closed, opens ${day} ${time}`,
    span: (open: string, close: string) => `${open} to ${close}`,
  },
  "fr-ca": {
    always: "Ouvert 24\u00a0h",
    closedDay: "Fermé",
    until: (time: string) => `Ouvert jusqu’à ${time}`,
    closesIn: (minutes: number) => `Ferme dans ${minutes}\u00a0min`,
    opens: (time: string) => `Fermé, ouvre à ${time}`,
    opensTomorrow: (time: string) => `Fermé, ouvre demain à ${time}`,
    opensOn: (day: string, time: string) => `Fermé, ouvre ${day} à ${time}`,
    span: (open: string, close: string) => `de ${open} à ${close}`,
  },
};
