import type { Lang } from "./languages";

/** Every sentence of the site that does not come from content, in one shape for all languages. */
interface Messages {
  skipToContent: string;
  homeLabel: string;
  languages: string;
  shownInEnglish: string;
  callLabel: string;
  callShortLabel: string;
  callNumber: string;
  findKiosk: string;
  find: string;
  more: string;
  openMenu: string;
  closeMenu: string;
  siteMenu: string;
  footerMenu: string;
  productsMenu: string;
  companyMenu: string;
  keyCopy: string;
  keyFobs: string;
  carKeys: string;
  locksmith: string;
  becomeLocksmith: string;
  keyDesigns: string;
  faqs: string;
  email: string;
  contactPage: string;
  contactMissing: string;
  patents: string;
  privacy: string;
  terms: string;
  rights: string;
  credits: string;
  pageNotFound: string;
  keyServicesButton: string;
  lockedOutTitle: string;
  lockedOutText: string;
  noKeyTitle: string;
  noKeyText: string;
  errorTitle: string;
  errorDescription: string;
  reference: string;
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
  draftBar: string;
  draftTitle: string;
  draftNote: string;
  exitPreview: string;
  previewOverTitle: string;
  previewOverText: string;
  previewUnavailable: string;
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
    callLabel: "Locked out? Call now",
    callShortLabel: "Locked out?",
    callNumber: "Call {number}",
    findKiosk: "Find a kiosk",
    find: "Find",
    more: "More",
    openMenu: "Open the menu",
    closeMenu: "Close the menu",
    siteMenu: "Site menu",
    footerMenu: "Footer",
    productsMenu: "Products and services",
    companyMenu: "Company",
    keyCopy: "Key copies",
    keyFobs: "Key fobs",
    carKeys: "Car keys",
    locksmith: "Locksmith",
    becomeLocksmith: "Become a locksmith",
    keyDesigns: "Key designs",
    faqs: "FAQ's",
    email: "E-mail:",
    contactPage: "More ways to reach us",
    contactMissing: "Failed to fetch contact details",
    patents: "Patents",
    privacy: "Privacy Policy",
    terms: "Terms",
    rights: "All rights reserved.",
    credits: "Place names by GeoNames, CC BY 4.0. Made with Natural Earth.",
    pageNotFound: "This page could not be found",
    keyServicesButton: "Key Services",
    lockedOutTitle: "Locked out while you looked?",
    lockedOutText: "A locksmith answers day and night.",
    noKeyTitle: "No key left to copy?",
    noKeyText: "A locksmith can open the door, and cut a new one on the spot.",
    errorTitle: "Something jammed on our side",
    errorDescription: "This page broke while we made it. Try again, or take another way.",
    reference: "Reference number:",
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
    draftBar: "Preview",
    draftTitle: "You are looking at a draft",
    draftNote: "Visitors see it once it is published.",
    exitPreview: "Exit preview",
    previewOverTitle: "This preview is over",
    previewOverText: "Its link has expired, or was not complete. Open the preview again from the editor, or leave it to see the site as visitors do.",
    previewUnavailable: "The preview cannot be opened right now. Reload this page in a moment.",
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
    callLabel: "Embarré dehors? Appelez",
    callShortLabel: "Embarré?",
    callNumber: "Appelez le {number}",
    findKiosk: "Trouver une borne",
    find: "Trouver",
    more: "Plus",
    openMenu: "Ouvrir le menu",
    closeMenu: "Fermer le menu",
    siteMenu: "Menu du site",
    footerMenu: "Pied de page",
    productsMenu: "Produits et services",
    companyMenu: "Entreprise",
    keyCopy: "Doubles de clés",
    keyFobs: "Puces d’accès",
    carKeys: "Clés d’auto",
    locksmith: "Serrurier",
    becomeLocksmith: "Devenir serrurier",
    keyDesigns: "Modèles de clés",
    faqs: "FAQ",
    email: "Courriel :",
    contactPage: "D’autres façons de nous joindre",
    contactMissing: "Nos coordonnées ne se sont pas affichées",
    patents: "Brevets",
    privacy: "Politique de confidentialité",
    terms: "Conditions",
    rights: "Tous droits réservés.",
    credits: "Noms de lieux : GeoNames, CC BY 4.0. Cartes : Natural Earth.",
    pageNotFound: "Cette page est introuvable",
    keyServicesButton: "Services de clés",
    lockedOutTitle: "Embarré dehors entre-temps?",
    lockedOutText: "Un serrurier répond jour et nuit.",
    noKeyTitle: "Plus de clé à copier?",
    noKeyText: "Un serrurier ouvre la porte et en taille une neuve sur place.",
    errorTitle: "Quelque chose s’est coincé de notre côté",
    errorDescription: "Cette page s’est brisée pendant sa préparation. Réessayez, ou prenez un autre chemin.",
    reference: "Numéro de référence :",
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
    allOf: "Tout\u00a0:",
    moreDesigns: "Autres modèles",
    noDesigns: "Aucun modèle ici pour l’instant",
    noDesignsText: "Il en arrive à chaque saison. D’ici là, les autres thèmes en ont plusieurs à vous montrer.",
    designsMissing: "Les modèles ne se sont pas affichés.",
    siteDescription:
      "Des doubles de clés à des bornes libre-service, et un serrurier jour et nuit si vous êtes embarré dehors ou si une serrure est à changer.",
    draftBar: "Aperçu",
    draftTitle: "Vous regardez un brouillon",
    draftNote: "Le public le verra une fois publié.",
    exitPreview: "Quitter l’aperçu",
    previewOverTitle: "Cet aperçu est terminé",
    previewOverText: "Son lien a expiré ou n’était pas complet. Rouvrez l’aperçu dans l’éditeur, ou quittez-le pour voir le site comme le public.",
    previewUnavailable: "L’aperçu ne peut pas s’ouvrir pour le moment. Rechargez cette page dans un instant.",
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
