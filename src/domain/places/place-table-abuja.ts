/** Federal Capital Territory. Row format: see place-table-states.ts. */
export const placeTableAbuja = `
# Abuja
Abuja Municipal|l|9.020|7.470|20|3|AMAC;Abuja Municipal Area Council
Gwagwalada|t|8.943|7.083|6|2
Kuje|t|8.879|7.228|5|2
Bwari|t|9.284|7.383|4|2
Abaji|t|8.474|6.943|4|4
Kwali|t|8.877|7.018|4|4
Kubwa|t|9.154|7.333|4|1
Lugbe|t|8.972|7.374|4|1
Karu|t|9.012|7.568|2.5|2|Karu Site;Karu Abuja
Nyanya|t|9.023|7.577|2|2|Nyanyan
Jikwoyi|t|8.984|7.575|2|3|Jikoyi
Karshi|t|8.828|7.555|3|3
Kurudu|t|8.940|7.555|2.5|3
Orozo|t|8.921|7.571|2.5|3
Dutse|t|9.152|7.378|3|2|Dutse Alhaji;Dutse Abuja;Dutse Makaranta
Dei-Dei|t|9.113|7.288|2.5|3
Zuba|t|9.098|7.207|3|3
Central Business District|n|9.055|7.490|2|1|CBD;Central Area;Central Area Abuja;Abuja Central;City Centre Abuja
Maitama|n|9.089|7.494|2.5|1
Maitama Extension|n|9.110|7.510|1.5|3|Maitama 2
Ministers Hill|n|9.097|7.498|0.8|2
Asokoro|n|9.041|7.519|2.5|1
Asokoro Extension|n|9.028|7.535|1.5|3|AYA;Kugbo
Diplomatic Zones|n|9.040|7.470|1.5|3|Diplomatic Zone;Diplomatic Drive
Three Arms Zone|m|9.068|7.510|1|3|Aso Rock;Aso Villa;National Assembly
Wuse|n|9.064|7.464|2|1|Wuse 1;Wuse District;Wuse Zone;Wuse Market
Wuse 2|n|9.078|7.470|1.5|1|Wuse Two
Banex|m|9.083|7.469|0.4|3|Banex Plaza
Garki|n|9.034|7.489|2|1|Garki 1;Garki District
Garki 2|n|9.022|7.486|1.2|2
Area 1|n|9.029|7.469|0.8|2|Garki Area 1
Area 3|n|9.033|7.474|0.6|3
Area 11|n|9.041|7.494|0.8|2|Garki Area 11
Jabi|n|9.066|7.425|1.8|1
Jabi Lake Mall|m|9.076|7.425|0.6|3|Jabi Lake
Utako|n|9.066|7.440|1.2|1
Mabushi|n|9.085|7.448|1.2|1|Mabuchi;Mabushi Ministers Hill
Wuye|n|9.050|7.441|1.5|1
Kado|n|9.088|7.424|1.5|1|Kado Estate
Kado Kuchi|n|9.083|7.432|0.8|4
Jahi|n|9.098|7.436|1.5|1
Gwarinpa|n|9.109|7.403|3|1|Gwarimpa;Gwarinpa Estate
Life Camp|n|9.081|7.398|2|1
Dape|n|9.085|7.376|1.5|3
Kafe|n|9.100|7.386|1.2|2|Kafe District;Kafe Garden
Katampe|n|9.113|7.455|2|1|Katampe Main
Katampe Extension|n|9.107|7.476|1.5|1|Katampe Ext;Katampe Extention
Mpape|n|9.131|7.493|2|2
Dawaki|n|9.120|7.415|2|2|Dawaki Extension;News Engineering
Karsana|n|9.116|7.365|2|2
Kagini|n|9.130|7.325|2|3
Karmo|n|9.065|7.375|1.5|2
Idu|n|9.055|7.347|2.5|2|Idu Industrial;Idu Industrial Area;Idu Industrial Layout
Gousa|n|9.035|7.325|2|4
Mbora|n|9.056|7.397|1.5|2|Nbora
Citec Estate|e|9.057|7.402|0.8|3|Citec Villas;Citec
Dakibiyu|n|9.054|7.419|1|3
Kukwaba|n|9.035|7.435|1.5|3|Kukwuaba
Durumi|n|9.015|7.463|1.5|2
Games Village|e|9.020|7.450|0.8|2|Abuja Games Village
Kaura|n|8.997|7.453|1.5|2
Prince and Princess Estate|e|8.996|7.460|0.6|2|Prince & Princess;Prince and Princess
Gudu|n|9.001|7.477|1.5|2
Duboyi|n|8.992|7.482|1|4|Dubuyi
Gaduwa|n|8.983|7.480|1.5|2|Gaduwa Estate
Dutse Apo|n|8.973|7.482|1.2|4
Apo|n|8.990|7.500|2|1|Apo District;Apo Abuja
Apo Legislative Quarters|e|9.002|7.493|0.8|2|Apo Legislative;Legislative Quarters;Zone E Apo
Apo Resettlement|n|8.973|7.503|1.2|3
Wumba|n|8.963|7.477|1.2|3
Guzape|n|9.012|7.515|2|1
Lokogoma|n|8.973|7.455|2|1
Efab Metropolis|e|9.110|7.436|0.6|3|Efab Estate
Dakwo|n|8.972|7.437|1.5|2|Dakwo District;Dakwa Lokogoma
Sunnyvale Estate|e|8.966|7.437|0.8|3|Sunnyvale;Sunny Vale Homes
Suncity Estate|e|8.984|7.447|0.7|3|Sun City
Galadimawa|n|8.990|7.429|2|1|Galadinmawa
Kabusa|n|8.953|7.450|1.5|3|Kabusa Gardens
Pyakasa|n|8.958|7.389|1.5|3|Piakasa;Pyakassa
Chika|n|8.986|7.393|1.2|3
Aleita|n|8.985|7.382|1|4
River Park Estate|e|8.985|7.400|1|2|River Park
Trademore Estate|e|8.953|7.369|0.8|3|Trademore
FHA Lugbe|e|8.976|7.372|0.8|3|Lugbe FHA;Federal Housing Lugbe
Sabon Lugbe|n|8.953|7.352|1.5|4|Lugbe 1 Layout
Kyami|n|8.985|7.345|2|4|Kyami District;Centenary City
Airport Road Abuja|n|8.990|7.370|4|3|Umaru Musa Yar Adua Road
Abuja Airport|m|9.006|7.263|3|3|Nnamdi Azikiwe Airport
Byazhin|n|9.170|7.340|1.2|4
Gwagwa|n|9.087|7.310|2|4
Tungan Maje|n|9.047|7.185|2|4
`;
