/** Time zone and postal codes of a state or province. */
export interface Region {
  /** IANA name of the main time zone; timeZone.ts lists the exceptions. */
  timeZone: string;
  /** Range of the first three digits of postal codes. Absent in Canada. */
  zip?: readonly [from: number, to: number];
  areaCodes: readonly string[];
}

const eastern = "America/New_York";
const central = "America/Chicago";
const mountain = "America/Denver";
const pacific = "America/Los_Angeles";

const state = (timeZone: string, from: number, to: number, areaCodes: string): Region => ({
  timeZone,
  zip: [from, to],
  areaCodes: areaCodes.split(" "),
});
const province = (timeZone: string, areaCodes: string): Region => ({
  timeZone,
  areaCodes: areaCodes.split(" "),
});

/** States, provinces and territories by their postal abbreviation. */
export const regions: Readonly<Record<string, Region>> = {
  AL: state(central, 350, 369, "205 251 256 334"),
  AK: state("America/Anchorage", 995, 999, "907"),
  AZ: state("America/Phoenix", 850, 865, "480 520 602 623 928"),
  AR: state(central, 716, 729, "479 501 870"),
  CA: state(pacific, 900, 961, "209 310 408 415 510 559 619 714 805 916"),
  CO: state(mountain, 800, 816, "303 719 970"),
  CT: state(eastern, 60, 69, "203 860"),
  DC: state(eastern, 200, 205, "202"),
  DE: state(eastern, 197, 199, "302"),
  FL: state(eastern, 320, 349, "305 352 407 561 727 813 850 904"),
  GA: state(eastern, 300, 319, "229 404 478 706 770 912"),
  HI: state("Pacific/Honolulu", 967, 968, "808"),
  IA: state(central, 500, 528, "319 515 563 641 712"),
  ID: state("America/Boise", 832, 838, "208"),
  IL: state(central, 600, 629, "217 309 312 618 630 773 815 847"),
  IN: state("America/Indiana/Indianapolis", 460, 479, "219 260 317 574 765 812"),
  KS: state(central, 660, 679, "316 620 785 913"),
  KY: state(eastern, 400, 427, "270 502 606 859"),
  LA: state(central, 700, 714, "225 318 337 504 985"),
  MA: state(eastern, 10, 27, "413 508 617 781 978"),
  MD: state(eastern, 206, 219, "240 301 410"),
  ME: state(eastern, 39, 49, "207"),
  MI: state("America/Detroit", 480, 499, "231 248 313 517 616 734 906"),
  MN: state(central, 550, 567, "218 320 507 612 651 952"),
  MO: state(central, 630, 658, "314 417 573 636 660 816"),
  MS: state(central, 386, 397, "228 601 662"),
  MT: state(mountain, 590, 599, "406"),
  NC: state(eastern, 270, 289, "252 336 704 828 910 919"),
  ND: state(central, 580, 588, "701"),
  NE: state(central, 680, 693, "308 402"),
  NH: state(eastern, 30, 38, "603"),
  NJ: state(eastern, 70, 89, "201 609 732 856 908 973"),
  NM: state(mountain, 870, 884, "505 575"),
  NV: state(pacific, 889, 898, "702 775"),
  NY: state(eastern, 100, 149, "212 315 516 518 585 607 716 718 914"),
  OH: state(eastern, 430, 458, "216 330 419 513 614 740 937"),
  OK: state(central, 730, 749, "405 580 918"),
  OR: state(pacific, 970, 979, "503 541"),
  PA: state(eastern, 150, 196, "215 412 570 610 717 724 814"),
  RI: state(eastern, 28, 29, "401"),
  SC: state(eastern, 290, 299, "803 843 864"),
  SD: state(central, 570, 577, "605"),
  TN: state(central, 370, 385, "423 615 731 865 901 931"),
  TX: state(central, 750, 799, "210 214 281 361 512 713 806 817 903 915"),
  UT: state(mountain, 840, 847, "435 801"),
  VA: state(eastern, 220, 246, "276 434 540 703 757 804"),
  VT: state(eastern, 50, 59, "802"),
  WA: state(pacific, 980, 994, "206 253 360 425 509"),
  WI: state(central, 530, 549, "262 414 608 715 920"),
  WV: state(eastern, 247, 268, "304"),
  WY: state(mountain, 820, 831, "307"),
  AB: province("America/Edmonton", "403 587 780"),
  BC: province("America/Vancouver", "236 250 604 778"),
  MB: province("America/Winnipeg", "204 431"),
  NB: province("America/Moncton", "506"),
  NL: province("America/St_Johns", "709"),
  NS: province("America/Halifax", "902"),
  NT: province("America/Edmonton", "867"),
  NU: province("America/Iqaluit", "867"),
  ON: province("America/Toronto", "226 289 416 519 613 647 705 905"),
  PE: province("America/Halifax", "902"),
  QC: province("America/Toronto", "418 438 450 514 819"),
  SK: province("America/Regina", "306 639"),
  YT: province("America/Whitehorse", "867"),
};
