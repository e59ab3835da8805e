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
  /** Between a word and what it announces, as each language sets it. */
  colon: string;
  hoursUnknown: string;
  callAhead: string;
  allServices: string;
  allQuestions: string;
  questionPage: string;
  carousel: string;
  previousSlide: string;
  nextSlide: string;
  pauseSlides: string;
  playSlides: string;
  /** Between the place in a row and its length: 2 of 5. */
  of: string;
  outOfFive: string;
  ratings: string;
  footer: string;
  siteDescription: string;
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
    colon: ": ",
    hoursUnknown: "Hours not known.",
    callAhead: "Call ahead:",
    allServices: "See all services",
    allQuestions: "See all questions",
    questionPage: "Open as its own page",
    carousel: "carousel",
    previousSlide: "Previous",
    nextSlide: "Next",
    pauseSlides: "Stop moving",
    playSlides: "Move by itself",
    of: "of",
    outOfFive: "out of 5",
    ratings: "Ratings",
    footer: "Keys copied, fobs copied, doors opened.",
    siteDescription: "Key copying at self-service kiosks, and a locksmith day or night when you are locked out of a home or car, or need a lock replaced.",
  },
  "fr-ca": {
    skipToContent: "Aller au contenu",
    homeLabel: "Keyway, accueil",
    languages: "Langue",
    shownInEnglish: "Cette page n’existe qu’en anglais.",
    notFoundTitle: "Oups! Cette page est introuvable.",
    notFoundDescription:
      "Nous sommes désolés. La page que vous cherchez n’existe pas. Pas d’inquiétude\u00a0: voici d’autres pages où vous trouverez peut-être ce qu’il vous faut.",
    unavailableTitle: "Cette page fait une pause",
    unavailableDescription: "Elle revient dans un instant. Réessayez sous peu; tout va bien de votre côté.",
    goHome: "Accueil",
    tryAgain: "Réessayer",
    trying: "Un instant…",
    kiosksMissing: "Ces bornes ne se sont pas affichées.",
    kiosksStillMissing: "Toujours pas de réponse. Attendez un peu, puis réessayez.",
    hours: "Heures d’ouverture",
    colon: "\u00a0: ",
    hoursUnknown: "Heures inconnues.",
    callAhead: "Appelez avant de passer\u00a0:",
    allServices: "Voir tous les services",
    allQuestions: "Voir toutes les questions",
    questionPage: "Ouvrir sur sa page",
    carousel: "carrousel",
    previousSlide: "Précédent",
    nextSlide: "Suivant",
    pauseSlides: "Arrêter le défilement",
    playSlides: "Faire défiler",
    of: "sur",
    outOfFive: "sur 5",
    ratings: "Avis",
    footer: "Clés copiées, puces d’accès copiées, portes ouvertes.",
    siteDescription:
      "Des doubles de clés à des bornes libre-service, et un serrurier jour et nuit si vous êtes embarré dehors ou si une serrure est à changer.",
  },
};

/** The sentences of one language. */
export function messagesOf(lang: Lang): Messages {
  return MESSAGES[lang];
}
