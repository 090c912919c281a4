import { piece } from "../wire/shape.ts";
import { isLocalDate } from "./localDate.ts";

/** A day, "yyyy-mm-dd". */
export const day = piece(isLocalDate);
