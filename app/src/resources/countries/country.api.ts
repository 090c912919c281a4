import { queryOptions } from "@tanstack/react-query";
import { apiResult } from "../../api/apiResult.ts";
import type { Api } from "../../api/client.ts";
import { read } from "../../queries/read.ts";

/** The countries of the world, by name (ADM-CRS-22). */
export const countries = (api: Api) =>
  queryOptions({
    queryKey: ["countries"],
    queryFn: ({ signal }) => read(apiResult(api.GET("/api/countries/list", { signal }))),
    staleTime: Number.POSITIVE_INFINITY,
  });
