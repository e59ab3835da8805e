/** Time zone and telephone area codes of a state or province. */
export interface Region {
  /** IANA name of the main time zone; timeZone.ts lists the exceptions. */
  timeZone: string;
  areaCodes: readonly string[];
}

const eastern = "America/New_York";
const central = "America/Chicago";
const mountain = "America/Denver";
const pacific = "America/Los_Angeles";

const region = (timeZone: string, areaCodes: string): Region => ({ timeZone, areaCodes: areaCodes.split(" ") });

/** States, provinces and territories by their postal abbreviation. */
export const regions: Readonly<Record<string, Region>> = {
  AL: region(central, "205 251 256 334"),
  AK: region("America/Anchorage", "907"),
  AZ: region("America/Phoenix", "480 520 602 623 928"),
  AR: region(central, "479 501 870"),
  CA: region(pacific, "209 310 408 415 510 559 619 714 805 916"),
  CO: region(mountain, "303 719 970"),
  CT: region(eastern, "203 860"),
  DC: region(eastern, "202"),
  DE: region(eastern, "302"),
  FL: region(eastern, "305 352 407 561 727 813 850 904"),
  GA: region(eastern, "229 404 478 706 770 912"),
  HI: region("Pacific/Honolulu", "808"),
  IA: region(central, "319 515 563 641 712"),
  ID: region("America/Boise", "208"),
  IL: region(central, "217 309 312 618 630 773 815 847"),
  IN: region("America/Indiana/Indianapolis", "219 260 317 574 765 812"),
  KS: region(central, "316 620 785 913"),
  KY: region(eastern, "270 502 606 859"),
  LA: region(central, "225 318 337 504 985"),
  MA: region(eastern, "413 508 617 781 978"),
  MD: region(eastern, "240 301 410"),
  ME: region(eastern, "207"),
  MI: region("America/Detroit", "231 248 313 517 616 734 906"),
  MN: region(central, "218 320 507 612 651 952"),
  MO: region(central, "314 417 573 636 660 816"),
  MS: region(central, "228 601 662"),
  MT: region(mountain, "406"),
  NC: region(eastern, "252 336 704 828 910 919"),
  ND: region(central, "701"),
  NE: region(central, "308 402"),
  NH: region(eastern, "603"),
  NJ: region(eastern, "201 609 732 856 908 973"),
  NM: region(mountain, "505 575"),
  NV: region(pacific, "702 775"),
  NY: region(eastern, "212 315 516 518 585 607 716 718 914"),
  OH: region(eastern, "216 330 419 513 614 740 937"),
  OK: region(central, "405 580 918"),
  OR: region(pacific, "503 541"),
  PA: region(eastern, "215 412 570 610 717 724 814"),
  RI: region(eastern, "401"),
  SC: region(eastern, "803 843 864"),
  SD: region(central, "605"),
  TN: region(central, "423 615 731 865 901 931"),
  TX: region(central, "210 214 281 361 512 713 806 817 903 915"),
  UT: region(mountain, "435 801"),
  VA: region(eastern, "276 434 540 703 757 804"),
  VT: region(eastern, "802"),
  WA: region(pacific, "206 253 360 425 509"),
  WI: region(central, "262 414 608 715 920"),
  WV: region(eastern, "304"),
  WY: region(mountain, "307"),
  AB: region("America/Edmonton", "403 587 780"),
  BC: region("America/Vancouver", "236 250 604 778"),
  MB: region("America/Winnipeg", "204 431"),
  NB: region("America/Moncton", "506"),
  NL: region("America/St_Johns", "709"),
  NS: region("America/Halifax", "902"),
  NT: region("America/Edmonton", "867"),
  NU: region("America/Iqaluit", "867"),
  ON: region("America/Toronto", "226 289 416 519 613 647 705 905"),
  PE: region("America/Halifax", "902"),
  QC: region("America/Toronto", "418 438 450 514 819"),
  SK: region("America/Regina", "306 639"),
  YT: region("America/Whitehorse", "867"),
};
