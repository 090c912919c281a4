import { pageSize, ratePageSize } from "../src/index.ts";
import type { ExampleTable } from "./exampleTable.ts";

/** Rows of a page. */
export const pageSizeTable: ExampleTable = {
  name: "pageSize",
  title: "Page sizes",
  about: "Rows of a page of most lists, of the availability, and of the rates, where −1 is all.",
  inputs: { asked: "whole" },
  results: {
    rows: { kind: "whole", formula: "IF({asked}>0,{asked},30)" },
    "availability rows": { kind: "whole", formula: "IF({asked}>0,{asked},100)" },
    "rate rows": { kind: "whole", formula: "IF({asked}=-1,-1,IF({asked}>0,{asked},30))" },
  },
  compute: ({ asked }) => ({
    rows: String(pageSize(Number(asked))),
    "availability rows": String(pageSize(Number(asked), 100)),
    "rate rows": String(ratePageSize(Number(asked))),
  }),
};
