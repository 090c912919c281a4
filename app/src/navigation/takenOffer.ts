/** An offer that was taken: the place, the players, and the charge of all of them in decimal dollars; blank where no rate is known. */
export type TakenOffer = {
  readonly course_id: number;
  /** Month/day/year. */
  readonly play_date: string;
  readonly play_time: string;
  readonly players: number;
  readonly charge: string;
};

let waiting: TakenOffer | null = null;

/** Keeps an offer for the booking engine, which is opened next: an address could not fill a draft that is already there. */
export function handOver(offer: TakenOffer): void {
  waiting = offer;
}

/** The offer that waits for the booking engine, once. */
export function takeOver(): TakenOffer | null {
  const offer = waiting;
  waiting = null;
  return offer;
}
