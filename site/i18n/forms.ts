import type { MessageTopic } from "../../forms/contact";
import type { FieldErrorCode } from "../../forms/errors";
import type { Trade } from "../../forms/application";
import type { Lang } from "./languages";

/** A field's own words. */
export interface FieldWords {
  label: string;
  help?: string;
}

/** The sentences of forms. Apart from messages.ts, of which a browser would load all. */
export interface FormWords {
  errors: Record<FieldErrorCode, string>;
  /** Of a field by its name, where the general one says too little. */
  missing: Partial<Record<string, string>>;
  toFix(count: number): string;
  optional: string;
  leaveEmpty: string;
  chooseFile: string;
  fileAgain: string;
  whichAddress: string;
  noAddress(typed: string): string;
  addresses: string;
  silentList: string;
  options(count: number): string;
  openCalendar: string;
  previousMonth: string;
  nextMonth: string;
  faults: { failed: string; silent: string; offline: string; often(seconds: number): string; unsure: string };
  call: string;
  next: string;
  back: string;
  send: string;
  sending: string;
  stepOf(step: number, steps: number): string;
  done: string;
  kept: string;
  application: {
    steps: readonly [string, string, string, string];
    fields: Record<"firstName" | "lastName" | "email" | "phone" | "address" | "experienceYears" | "trades" | "availableFrom" | "message" | "resume" | "consent", FieldWords>;
    trades: Record<Trade, string>;
    consent: string;
    send: string;
    thanks: string;
    thanksNext: string;
  };
  contact: {
    fields: Record<"name" | "email" | "phone" | "topic" | "message", FieldWords>;
    topics: Record<MessageTopic, string>;
    pickTopic: string;
    send: string;
    thanks: string;
    thanksNext: string;
  };
  reference: string;
  another: string;
}

const english: FormWords = {
  errors: {
    required: "This can’t be empty.",
    tooLong: "That is too long. Shorten it.",
    invalidEmail: "Enter an e-mail address like name@mail.example.",
    invalidPhone: "Enter a phone number with ten digits.",
    chooseAddress: "Please select an address from the list.",
    invalidNumber: "Enter a whole number from 0 to 60.",
    chooseOne: "Choose at least one.",
    invalidDate: "Enter a date.",
    dateOutOfRange: "Choose a day from today to a year from now.",
    fileTooLarge: "That file is over 5 MB. Choose a smaller one.",
    wrongFileType: "That file is no PDF, DOC or DOCX inside. Choose another one.",
    consent: "Please accept the terms to go on.",
    refused: "We can’t take this as it is. Please check it.",
  },
  missing: {
    firstName: "Enter your first name.",
    lastName: "Enter your last name.",
    name: "Enter your name.",
    email: "Enter your e-mail address.",
    phone: "Enter your phone number.",
    address: "Enter your address.",
    experienceYears: "Enter a number of years; 0 is fine.",
    availableFrom: "Choose a day.",
    resume: "Choose your résumé.",
    topic: "Choose what it is about.",
    message: "Write your message.",
  },
  toFix: (count) => (count === 1 ? "One thing to fix" : `${count} things to fix`),
  optional: "optional",
  leaveEmpty: "Leave this empty",
  chooseFile: "Choose a file",
  fileAgain: "Choose your file again: a browser doesn’t keep it.",
  whichAddress: "Which of these do you mean?",
  noAddress: (typed) => `No address like “${typed}”. Check the street and the number.`,
  addresses: "Addresses",
  silentList: "The list of addresses doesn’t answer right now. Type on in a moment.",
  options: (count) => (count === 1 ? "One address. Use the down arrow." : `${count} addresses. Use the up and down arrows.`),
  openCalendar: "Choose a day",
  previousMonth: "Previous month",
  nextMonth: "Next month",
  faults: {
    failed: "It didn’t go through, on our side. What you typed is still here. Try again in a minute.",
    silent: "No answer yet. Try again: nothing is sent twice.",
    offline: "You’re offline. Try again once you’re connected: nothing is sent twice.",
    often: (seconds) => `That was often. Try again in ${seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`}.`,
    unsure: "The form could not be read. Please send it again.",
  },
  call: "Or call us:",
  next: "Continue",
  back: "Back",
  send: "Send",
  sending: "Sending…",
  stepOf: (step, steps) => `Step ${step} of ${steps}`,
  done: "done",
  kept: "What you type stays on this device for a day, until it is sent. Your file doesn’t.",
  application: {
    steps: ["You", "Where you work", "What you do", "Résumé"],
    fields: {
      firstName: { label: "First name" },
      lastName: { label: "Last name" },
      email: { label: "E-mail" },
      phone: { label: "Phone", help: "Where we reach you during the day." },
      address: { label: "Your address", help: "Jobs are sent around it. Start typing, then pick it from the list." },
      experienceYears: { label: "Years as a locksmith" },
      trades: { label: "What work do you take?" },
      availableFrom: { label: "From when on?" },
      message: { label: "Anything else", help: "Languages, licenses, hours that suit you." },
      resume: { label: "Résumé", help: "PDF, DOC or DOCX, 5 MB at most." },
      consent: { label: "Terms" },
    },
    trades: { homeLockouts: "Home lockouts", carLockouts: "Car lockouts", rekeying: "Rekeying", lockInstallation: "New locks", carKeys: "Car keys and programming", safes: "Safes" },
    consent: "I have read the {terms} and agree that you keep my application.",
    send: "Send application",
    thanks: "Got it. Thank you.",
    thanksNext: "We read every application and answer by e-mail.",
  },
  contact: {
    fields: {
      name: { label: "Name" },
      email: { label: "E-mail", help: "We answer here." },
      phone: { label: "Phone" },
      topic: { label: "What is it about?" },
      message: { label: "Message", help: "Kiosk, order number, date: whatever helps us find it." },
    },
    topics: { kiosk: "A kiosk", order: "An order", locksmith: "A locksmith’s visit", business: "Hosting a kiosk", other: "Something else" },
    pickTopic: "Choose",
    send: "Send message",
    thanks: "Your message is here.",
    thanksNext: "We answer by e-mail.",
  },
  reference: "Your reference number",
  another: "Send another one",
};

const french: FormWords = {
  errors: {
    required: "Ce champ ne peut pas rester vide.",
    tooLong: "C’est trop long. Raccourcissez un peu.",
    invalidEmail: "Entrez une adresse courriel comme nom@mail.example.",
    invalidPhone: "Entrez un numéro de téléphone à dix chiffres.",
    chooseAddress: "Veuillez choisir une adresse dans la liste.",
    invalidNumber: "Entrez un nombre entier de 0 à 60.",
    chooseOne: "Choisissez au moins une réponse.",
    invalidDate: "Entrez une date.",
    dateOutOfRange: "Choisissez un jour d’ici un an.",
    fileTooLarge: "Ce fichier dépasse 5 Mo. Choisissez-en un plus léger.",
    wrongFileType: "Ce fichier n’est pas un vrai PDF, DOC ou DOCX. Choisissez-en un autre.",
    consent: "Veuillez accepter les conditions pour continuer.",
    refused: "Nous ne pouvons pas l’accepter tel quel. Vérifiez ce champ.",
  },
  missing: {
    firstName: "Entrez votre prénom.",
    lastName: "Entrez votre nom de famille.",
    name: "Entrez votre nom.",
    email: "Entrez votre adresse courriel.",
    phone: "Entrez votre numéro de téléphone.",
    address: "Entrez votre adresse.",
    experienceYears: "Entrez un nombre d’années; 0, ça va aussi.",
    availableFrom: "Choisissez un jour.",
    resume: "Choisissez votre CV.",
    topic: "Choisissez le sujet.",
    message: "Écrivez votre message.",
  },
  toFix: (count) => (count === 1 ? "Une chose à corriger" : `${count} choses à corriger`),
  optional: "facultatif",
  leaveEmpty: "Laissez ce champ vide",
  chooseFile: "Choisir un fichier",
  fileAgain: "Choisissez de nouveau votre fichier\u00a0: le navigateur ne le garde pas.",
  whichAddress: "Laquelle de ces adresses?",
  noAddress: (typed) => `Aucune adresse comme «\u00a0${typed}\u00a0». Vérifiez la rue et le numéro.`,
  addresses: "Adresses",
  silentList: "La liste d’adresses ne répond pas pour l’instant. Continuez dans un moment.",
  options: (count) => (count === 1 ? "Une adresse. Utilisez la flèche du bas." : `${count} adresses. Utilisez les flèches du haut et du bas.`),
  openCalendar: "Choisir un jour",
  previousMonth: "Mois précédent",
  nextMonth: "Mois suivant",
  faults: {
    failed: "L’envoi n’a pas passé, de notre côté. Rien n’est effacé. Réessayez dans une minute.",
    silent: "Pas encore de réponse. Réessayez\u00a0: rien ne part deux fois.",
    offline: "Vous êtes hors ligne. Réessayez une fois en ligne\u00a0: rien ne part deux fois.",
    often: (seconds) => `C’est beaucoup d’envois. Réessayez dans ${seconds < 90 ? `${seconds} secondes` : `${Math.ceil(seconds / 60)} minutes`}.`,
    unsure: "Le formulaire n’a pas pu être lu. Envoyez-le de nouveau.",
  },
  call: "Ou appelez-nous\u00a0:",
  next: "Continuer",
  back: "Retour",
  send: "Envoyer",
  sending: "Envoi en cours…",
  stepOf: (step, steps) => `Étape ${step} sur ${steps}`,
  done: "terminée",
  kept: "Ce que vous écrivez reste un jour sur cet appareil, jusqu’à l’envoi. Votre fichier, non.",
  application: {
    steps: ["Vous", "Votre secteur", "Votre métier", "CV"],
    fields: {
      firstName: { label: "Prénom" },
      lastName: { label: "Nom de famille" },
      email: { label: "Courriel" },
      phone: { label: "Téléphone", help: "Là où on vous joint le jour." },
      address: { label: "Votre adresse", help: "Les contrats viennent des environs. Commencez à écrire, puis choisissez-la dans la liste." },
      experienceYears: { label: "Années comme serrurier" },
      trades: { label: "Quels travaux prenez-vous?" },
      availableFrom: { label: "À partir de quand?" },
      message: { label: "Autre chose", help: "Langues, permis, heures qui vous conviennent." },
      resume: { label: "CV", help: "PDF, DOC ou DOCX, 5 Mo au plus." },
      consent: { label: "Conditions" },
    },
    trades: { homeLockouts: "Portes de maison", carLockouts: "Portières d’auto", rekeying: "Changement de combinaison", lockInstallation: "Pose de serrures", carKeys: "Clés d’auto et programmation", safes: "Coffres-forts" },
    consent: "J’ai lu les {terms} et j’accepte que vous gardiez ma candidature.",
    send: "Envoyer ma candidature",
    thanks: "C’est reçu. Merci.",
    thanksNext: "Nous lisons chaque candidature et répondons par courriel.",
  },
  contact: {
    fields: {
      name: { label: "Nom" },
      email: { label: "Courriel", help: "Nous répondons ici." },
      phone: { label: "Téléphone" },
      topic: { label: "C’est à quel sujet?" },
      message: { label: "Message", help: "Borne, numéro de commande, date\u00a0: tout ce qui nous aide à trouver." },
    },
    topics: { kiosk: "Une borne", order: "Une commande", locksmith: "La visite d’un serrurier", business: "Accueillir une borne", other: "Autre chose" },
    pickTopic: "Choisissez",
    send: "Envoyer le message",
    thanks: "Votre message est bien arrivé.",
    thanksNext: "Nous répondons par courriel.",
  },
  reference: "Votre numéro de référence",
  another: "En envoyer un autre",
};

const WORDS: Record<Lang, FormWords> = { "en-us": english, "fr-ca": french };

/** The sentences of forms in one language. */
export function formWords(lang: Lang): FormWords {
  return WORDS[lang];
}

/** What is wrong with a field, in words. */
export function errorText({ field, code }: { field: string; code: FieldErrorCode }, lang: Lang): string {
  const words = formWords(lang);
  return (code === "required" ? words.missing[field] : undefined) ?? words.errors[code];
}
