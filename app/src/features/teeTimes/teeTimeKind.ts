import {
  blankTeeTimeDraft,
  decodeTeeTime,
  parseTeeTimeDraft,
  type TeeTime,
  type TeeTimeChange,
  type TeeTimeDraft,
  toTeeTimeDraft,
} from "@teedesk/domain";
import type { RecordKind } from "../../editing/recordKind.ts";
import { paths } from "../../navigation/paths.ts";
import { cached } from "../../queries/cached.ts";
import { CourseName } from "../../resources/courses/CourseName.tsx";
import { TeeTimeActs } from "./TeeTimeActs.tsx";
import { TeeTimeFields } from "./TeeTimeFields.tsx";
import { TeeTimeTransactions } from "./TeeTimeTransactions.tsx";
import { teeTimeCalls } from "./teeTime.api.ts";
import { teeTimeLabels } from "./teeTimeLabels.ts";

export const teeTimeKind: RecordKind<TeeTimeDraft, TeeTimeChange, TeeTime> = {
  entity: "tee_time",
  list: cached.teeTimes,
  blank: blankTeeTimeDraft,
  toDraft: toTeeTimeDraft,
  parse: parseTeeTimeDraft,
  calls: teeTimeCalls,
  readCurrent: (current) => {
    const read = decodeTeeTime(current);
    return "success" in read ? read.success : null;
  },
  save: "updateTeeTime",
  nameOf: ({ id }) => `Tee Time ${id}`,
  labels: teeTimeLabels,
  names: { course: CourseName },
  Fields: TeeTimeFields,
  Acts: TeeTimeActs,
  More: TeeTimeTransactions,
  listPath: paths.teeTimes,
  recordPath: paths.teeTime,
};
