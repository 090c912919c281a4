import type { Database } from "../db/database.ts";
import type { BookingServices } from "../features/booking/bookTeeTime.ts";

function lifeOf(stepsToLive: number) {
  let steps = 0;
  const step = (): void => {
    steps += 1;
    if (steps > stepsToLive) throw new Error("killed");
  };
  return { step, wasKilled: () => steps > stepsToLive };
}

/** Services of a process that is killed at its n-th step, counted from 0: that call and all after it fail. */
export function crashAfterStep(services: BookingServices, stepsToLive: number) {
  const { step, wasKilled } = lifeOf(stepsToLive);
  const { gateway, courseSystem } = services.ports;
  const dying: BookingServices = {
    ...services,
    db: counted(services.db, step),
    ports: { ...services.ports, gateway: counted(gateway, step), courseSystem: counted(courseSystem, step) },
  };
  return { services: dying, wasKilled };
}

/** The database as such a process sees it that calls nothing else. */
export function databaseUntilStep(db: Database, stepsToLive: number) {
  const { step, wasKilled } = lifeOf(stepsToLive);
  return { db: counted(db, step), wasKilled };
}

/** Counts the calls on a value, and those on the transactions it opens. */
function counted<T extends object>(target: T, step: () => void): T {
  return new Proxy(target, {
    get(object, name) {
      const member: unknown = Reflect.get(object, name);
      if (typeof member !== "function") return member;
      return (...given: readonly unknown[]) => {
        step();
        const [work, ...rest] = given;
        const isTransaction = name === "transaction" && typeof work === "function";
        const passed = isTransaction ? [(tx: object) => work(counted(tx, step)), ...rest] : given;
        return Reflect.apply(member, object, passed);
      };
    },
  });
}
