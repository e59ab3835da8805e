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
  breadcrumbs: string;
  allFaqs: string;
  faqsByTopic: string;
  faqOwnPage: string;
  faqUnanswered: string;
  faqsMissing: string;
  otherFaqs: string;
  previousFaq: string;
  nextFaq: string;
  topicKiosks: string;
  topicFobs: string;
  topicCarKeys: string;
  topicLocksmith: string;
  topicOrders: string;
  topicOther: string;
  servicesMissing: string;
  keyGallery: string;
  designFilters: string;
  narrowDown: string;
  allDesigns: string;
  allDesignsButton: string;
  allOf: string;
  moreDesigns: string;
  noDesigns: string;
  noDesignsText: string;
  designsMissing: string;
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
    hoursUnknown: "Hours not known.",
    callAhead: "Call ahead:",
    breadcrumbs: "You are here",
    allFaqs: "All questions",
    faqsByTopic: "Questions by topic",
    faqOwnPage: "Link to this answer",
    faqUnanswered: "The answer is being written. Call us in the meantime, and we tell you.",
    faqsMissing: "The questions didn't load.",
    otherFaqs: "Other questions",
    previousFaq: "Previous question",
    nextFaq: "Next question",
    topicKiosks: "House keys and kiosks",
    topicFobs: "Fobs and access cards",
    topicCarKeys: "Car keys",
    topicLocksmith: "Locksmith",
    topicOrders: "Paying, orders and receipts",
    topicOther: "Everything else",
    servicesMissing: "Our services didn't load.",
    keyGallery: "Key gallery",
    designFilters: "Designs by theme",
    narrowDown: "Narrow down",
    allDesigns: "All",
    allDesignsButton: "See all designs",
    allOf: "All:",
    moreDesigns: "More designs",
    noDesigns: "No designs here yet",
    noDesignsText: "New ones arrive with the seasons. Until then, there is plenty to see in the other themes.",
    designsMissing: "The designs didn't load.",
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
    breadcrumbs: "Vous êtes ici",
    allFaqs: "Toutes les questions",
    faqsByTopic: "Questions par sujet",
    faqOwnPage: "Lien vers cette réponse",
    faqUnanswered: "La réponse s’en vient. D’ici là, appelez-nous et on vous la donne.",
    faqsMissing: "Les questions ne se sont pas affichées.",
    otherFaqs: "Autres questions",
    previousFaq: "Question précédente",
    nextFaq: "Question suivante",
    topicKiosks: "Clés de maison et bornes",
    topicFobs: "Puces et cartes d’accès",
    topicCarKeys: "Clés d’auto",
    topicLocksmith: "Serrurier",
    topicOrders: "Paiement, commandes et reçus",
    topicOther: "Tout le reste",
    servicesMissing: "Nos services ne se sont pas affichés.",
    keyGallery: "Galerie de clés",
    designFilters: "Modèles par thème",
    narrowDown: "Préciser",
    allDesigns: "Tous",
    allDesignsButton: "Voir tous les modèles",
    allOf: "Tout :",
    moreDesigns: "Autres modèles",
    noDesigns: "Aucun modèle ici pour l’instant",
    noDesignsText: "Il en arrive à chaque saison. D’ici là, les autres thèmes en ont plusieurs à vous montrer.",
    designsMissing: "Les modèles ne se sont pas affichés.",
    footer: "Clés copiées, télécommandes copiées, portes ouvertes.",
    siteDescription:
      "Des doubles de clés à des bornes libre-service, et un serrurier jour et nuit si vous êtes embarré dehors ou si une serrure est à changer.",
  },
};

/** The sentences of one language. */
export function messagesOf(lang: Lang): Messages {
  return MESSAGES[lang];
}
