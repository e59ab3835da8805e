import type { Lang } from "./languages";

/** Every sentence of the site that does not come from content, in one shape for all languages. */
interface Messages {
  skipToContent: string;
  homeLabel: string;
  languages: string;
  shownInEnglish: string;
  notFoundTitle: string;
  notFoundDescription: string;
  unavailableTitle: string;
  unavailableDescription: string;
  goHome: string;
  tryAgain: string;
  trying: string;
  kiosksMissing: string;
  kiosksStillMissing: string;
  hours: string;
  hoursUnknown: string;
  callAhead: string;
  footer: string;
  siteDescription: string;
  breadcrumbs: string;
  keyServices: string;
  listMissing: string;
  orCall: string;
  otherPlaces: string;
  jumpToLetter: string;
  allStates: string;
  previousPage: string;
  nextPage: string;
  pages: string;
  getDirections: string;
  callStore: string;
  atThisKiosk: string;
  storeHours: string;
  localTimes: string;
  comingDates: string;
  machines: string;
  onTheRack: string;
  onTheRackLead: string;
  seeAllDesigns: string;
  nearbyKiosks: string;
  nearbyLead: string;
  seeAllIn: string;
  call247: string;
  phone: string;
  servicesHere: string;
}

const MESSAGES: Record<Lang, Messages> = {
  "en-us": {
    skipToContent: "Skip to content",
    homeLabel: "Keyway, home",
    languages: "Language",
    shownInEnglish: "This page is only available in English.",
    notFoundTitle: "Oops! We Can't Find This Page.",
    notFoundDescription:
      "We're sorry. The page you are looking for doesn't exist. Not to worry. Here are some other pages that might get you the information you are looking for.",
    unavailableTitle: "This page is taking a break",
    unavailableDescription: "It will be back in a moment. Try again shortly; nothing is wrong on your side.",
    goHome: "Home",
    tryAgain: "Try again",
    trying: "Trying…",
    kiosksMissing: "These kiosks didn't load.",
    kiosksStillMissing: "Still no answer. Wait a moment, then try again.",
    hours: "Hours",
    hoursUnknown: "Hours not known.",
    callAhead: "Call ahead:",
    footer: "Keys copied, fobs copied, doors opened.",
    siteDescription: "Key copying at self-service kiosks, and a locksmith day or night when you are locked out of a home or car, or need a lock replaced.",
    breadcrumbs: "You are here",
    keyServices: "Key services",
    listMissing: "The list of kiosks didn’t load. Wait a moment and load the page again.",
    orCall: "Or call us:",
    otherPlaces: "Other places",
    jumpToLetter: "Jump to a letter",
    allStates: "All states and provinces",
    previousPage: "Previous",
    nextPage: "Next",
    pages: "Pages of this list",
    getDirections: "Get directions",
    callStore: "Call the store",
    atThisKiosk: "At this kiosk",
    storeHours: "Store hours",
    localTimes: "Times are local to this store.",
    comingDates: "Coming dates that differ",
    machines: "Machines here:",
    onTheRack: "Designs it prints",
    onTheRackLead: "A few of those in stock here.",
    seeAllDesigns: "See all designs",
    nearbyKiosks: "Other kiosks nearby",
    nearbyLead: "In case this one is busy.",
    seeAllIn: "See all in",
    call247: "Call, day or night:",
    phone: "Phone:",
    servicesHere: "Services here",
  },
  "fr-ca": {
    skipToContent: "Aller au contenu",
    homeLabel: "Keyway, accueil",
    languages: "Langue",
    shownInEnglish: "Cette page n’existe qu’en anglais.",
    notFoundTitle: "Oups! Cette page est introuvable.",
    notFoundDescription:
      "Nous sommes désolés. La page que vous cherchez n’existe pas. Pas d’inquiétude: voici d’autres pages où vous trouverez peut-être ce qu’il vous faut.",
    unavailableTitle: "Cette page fait une pause",
    unavailableDescription: "Elle revient dans un instant. Réessayez sous peu; tout va bien de votre côté.",
    goHome: "Accueil",
    tryAgain: "Réessayer",
    trying: "Un instant…",
    kiosksMissing: "Ces bornes ne se sont pas affichées.",
    kiosksStillMissing: "Toujours pas de réponse. Attendez un peu, puis réessayez.",
    hours: "Heures d’ouverture",
    hoursUnknown: "Heures inconnues.",
    callAhead: "Appelez avant de passer:",
    footer: "Clés copiées, télécommandes copiées, portes ouvertes.",
    siteDescription:
      "Des doubles de clés à des bornes libre-service, et un serrurier jour et nuit si vous êtes embarré dehors ou si une serrure est à changer.",
    breadcrumbs: "Vous êtes ici",
    keyServices: "Services de clés",
    listMissing: "La liste des bornes ne s’est pas affichée. Attendez un peu, puis rechargez la page.",
    orCall: "Ou appelez-nous :",
    otherPlaces: "Autres endroits",
    jumpToLetter: "Aller à une lettre",
    allStates: "Toutes les provinces et tous les États",
    previousPage: "Précédente",
    nextPage: "Suivante",
    pages: "Pages de cette liste",
    getDirections: "Itinéraire",
    callStore: "Appeler le magasin",
    atThisKiosk: "À cette borne",
    storeHours: "Heures du magasin",
    localTimes: "À l’heure locale du magasin.",
    comingDates: "Dates à venir, heures différentes",
    machines: "Machines sur place :",
    onTheRack: "Les modèles qu’elle imprime",
    onTheRackLead: "Quelques-uns de ceux en stock ici.",
    seeAllDesigns: "Voir tous les modèles",
    nearbyKiosks: "Autres bornes à proximité",
    nearbyLead: "Si celle-ci est occupée.",
    seeAllIn: "Voir toutes celles de",
    call247: "Appelez, jour et nuit :",
    phone: "Téléphone :",
    servicesHere: "Services sur place",
  },
};

/** The sentences of one language. */
export function messagesOf(lang: Lang): Messages {
  return MESSAGES[lang];
}
