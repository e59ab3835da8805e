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
  onThisPage: string;
  callLocksmith: string;
  footer: string;
  siteDescription: string;
  draftBar: string;
  draftTitle: string;
  draftNote: string;
  exitPreview: string;
  previewOverTitle: string;
  previewOverText: string;
  previewUnavailable: string;
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
    onThisPage: "On this page",
    callLocksmith: "Call a locksmith",
    footer: "Keys copied, fobs copied, doors opened.",
    siteDescription: "Key copying at self-service kiosks, and a locksmith day or night when you are locked out of a home or car, or need a lock replaced.",
    draftBar: "Preview",
    draftTitle: "You are looking at a draft",
    draftNote: "Visitors see it once it is published.",
    exitPreview: "Exit preview",
    previewOverTitle: "This preview is over",
    previewOverText: "Its link has expired, or was not complete. Open the preview again from the editor, or leave it to see the site as visitors do.",
    previewUnavailable: "The preview cannot be opened right now. Reload this page in a moment.",
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
      onThisPage: "Sur cette page",
      callLocksmith: "Appeler un serrurier",
      footer: "Clés copiées, puces d’accès copiées, portes ouvertes.",
    siteDescription:
      "Des doubles de clés à des bornes libre-service, et un serrurier jour et nuit si vous êtes embarré dehors ou si une serrure est à changer.",
    draftBar: "Aperçu",
    draftTitle: "Vous regardez un brouillon",
    draftNote: "Le public le verra une fois publié.",
    exitPreview: "Quitter l’aperçu",
    previewOverTitle: "Cet aperçu est terminé",
    previewOverText: "Son lien a expiré ou n’était pas complet. Rouvrez l’aperçu dans l’éditeur, ou quittez-le pour voir le site comme le public.",
    previewUnavailable: "L’aperçu ne peut pas s’ouvrir pour le moment. Rechargez cette page dans un instant.",
  },
};

/** The sentences of one language. */
export function messagesOf(lang: Lang): Messages {
  return MESSAGES[lang];
}
