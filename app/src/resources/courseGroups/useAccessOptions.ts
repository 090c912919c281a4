import { useQuery } from "@tanstack/react-query";
import type { Option } from "@teedesk/ui";
import { useServices } from "../../services/services.tsx";
import { apiActions, apiUsers } from "./courseGroup.api.ts";

/** The API actions as choices. */
export function useApiActionOptions() {
  const { api } = useServices();
  const { data = [] } = useQuery(apiActions(api));
  return { options: data.map(({ id, api_action_name }): Option => ({ value: String(id), text: api_action_name })) };
}

/** The users as choices. */
export function useApiUserOptions() {
  const { api } = useServices();
  const { data = [] } = useQuery(apiUsers(api));
  return { options: data.map(({ id, api_user_name }): Option => ({ value: String(id), text: api_user_name })) };
}
