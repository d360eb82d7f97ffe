/**
 * Lagos State: its LGAs and towns, the islands, and the Lekki and Epe side. Row format: see
 * place-table-states.ts.
 */
export const placeTableLagos = `
# Lagos
Eti-Osa|l|6.450|3.540|16|3
Kosofe|l|6.595|3.405|6|3
Alimosho|l|6.600|3.280|9|2
Ifako-Ijaiye|l|6.663|3.310|6|3|Ifako Ijaye
Ibeju-Lekki|l|6.475|3.790|25|1
Lagos Mainland|l|6.497|3.380|4|2|Mainland
Oshodi-Isolo|l|6.540|3.325|5|4
Ajeromi-Ifelodun|l|6.455|3.334|3|5|Ajeromi
Lekki|t|6.446|3.477|8|1|Lekki Peninsula;Leki
Victoria Island|t|6.429|3.422|3|1|VI;V.I.;V/I;Vic Island;Victoria Island VI
Ikoyi|t|6.452|3.435|3.5|1
Ajah|t|6.467|3.572|5|1|Aja
Ikeja|t|6.601|3.351|5|1
Surulere|t|6.499|3.354|4|1
Yaba|t|6.510|3.379|2.5|1
Gbagada|t|6.554|3.389|3|1
Magodo|t|6.620|3.382|2.5|1
Maryland|t|6.570|3.367|1.5|2|Maryland Ikeja
Lagos Island|t|6.455|3.394|2.5|2|Isale Eko;Eko Island
Ikorodu|t|6.616|3.508|9|1
Epe|t|6.584|3.983|10|2
Badagry|t|6.417|2.883|8|2
Ojo|t|6.462|3.190|6|3
Apapa|t|6.447|3.363|3.5|2
Agege|t|6.620|3.321|4|2
Mushin|t|6.528|3.352|3|2
Oshodi|t|6.555|3.343|3|2
Isolo|t|6.535|3.323|3|2
Shomolu|t|6.540|3.370|2.5|2|Somolu
Ketu|t|6.597|3.388|2|2
Ojota|t|6.587|3.381|1.5|2
Ojodu|t|6.642|3.357|2.5|2
Ogba|t|6.627|3.341|2.5|2
Ilupeju|t|6.554|3.357|2|2
Festac|t|6.466|3.284|3|1|Festac Town;FESTAC Extension
Amuwo Odofin|t|6.472|3.297|4|2|Amuwo-Odofin GRA;Amuwo
Egbeda|t|6.591|3.290|3|2|Egbeda Akowonjo
Ipaja|t|6.613|3.263|3|2
Ayobo|t|6.607|3.239|2.5|3|Ayobo Ipaja
Ikotun|t|6.549|3.267|3|2
Idimu|t|6.578|3.272|2.5|3
Ejigbo|t|6.552|3.303|2.5|2
Egbe|t|6.549|3.283|2|3|Egbe Ikotun
Ijegun|t|6.518|3.259|3|3
Isheri|t|6.577|3.268|2.5|3|Isheri Olofin;Isheri Idimu;Isheri Osun
Isheri North|t|6.634|3.375|2.5|2|Isheri North GRA;Isheri Olowora;Isheri Magodo
Ogudu|t|6.574|3.396|2|2
Bariga|t|6.540|3.390|2|2
Okota|t|6.511|3.312|2.5|2
Orile|t|6.479|3.345|2|3|Orile Iganmu
Satellite Town|t|6.447|3.263|3|2|Satellite
Ibeju|t|6.470|3.900|6|4|Ibeju Town
Imota|t|6.664|3.660|4|4
Ijede|t|6.567|3.598|3|4
Igbogbo|t|6.583|3.520|3|3|Igbogbo Baiyeku
Ijaiye|t|6.649|3.310|2|3|Ijaye;Ijaiye Ojokoro
Iyana Ipaja|n|6.612|3.293|1.5|2
Lekki Phase 1|n|6.446|3.475|2.2|1|Lekki Ph 1;Lekki Phase I;Lekki 1;Lekki Right;Lekki Scheme 1;Lekki Right Phase 1
Lekki Phase 2|n|6.443|3.550|3|1|Lekki Ph 2;Lekki 2
Lekki Scheme 2|n|6.460|3.620|3|3|Lekki Peninsula Scheme 2;Lekki Peninsula 2
Ikate|n|6.437|3.488|1.2|1|Ikate Elegushi;Elegushi;Ikate Lekki
Ilasan|n|6.437|3.502|1|2|Ilasan Ikate;World Oil
Jakande|n|6.436|3.512|1|1|Jakande Lekki;Jakande Estate Lekki;Jakande First Gate
Osapa London|n|6.436|3.517|1.2|1|Osapa;London Osapa;Eletu
Agungi|n|6.438|3.523|1|1|Agungi Ajiran;Ajiran
Ologolo|n|6.437|3.521|0.8|2|SPG;SPG Road
Igbo Efon|n|6.438|3.530|1|2
Idado|n|6.434|3.525|0.8|2|Idado Estate
Chevron|n|6.439|3.537|1.5|1|Chevron Drive;Chevron Lekki;Chevron Toll Gate;Chevron Roundabout
Chevy View|e|6.434|3.537|0.6|2|Chevy View Estate
Orchid Road|n|6.444|3.545|1.5|2|Orchid;Orchid Hotel Road;Lafiaji Orchid
Lafiaji|n|6.450|3.548|1.5|2|Lafiaji Lekki;Lafiaji Road
Bera Estate|e|6.433|3.533|0.5|4|Bera
Oral Estate|e|6.449|3.541|0.7|3|Oral Estate 1;Oral Estate 2;Oral
Northern Foreshore Estate|e|6.453|3.533|0.8|3|Northern Foreshore
Lekki Gardens|e|6.464|3.595|1|3|Lekki Gardens Estate;Lekki Garden
Lekki County Homes|e|6.443|3.552|0.6|3|Lekki County;Megamound;Megamound Estate
Ikota|n|6.449|3.556|1.5|2|Ikota Lekki;Ikota GRA
Ikota Villa Estate|e|6.447|3.557|0.6|3|Ikota Villa;Ikota Villa GRA
VGC|e|6.464|3.553|1.2|1|Victoria Garden City;Victoria Gardens City;V.G.C.;Eleganza Gardens;VGC Lekki;VGC Ikota
Lekki Conservation Centre|m|6.441|3.536|0.8|3|LCC Lekki
Pinnock Beach Estate|e|6.427|3.514|0.7|2|Pinnock Beach;Pinnock Estate
Alpha Beach|n|6.425|3.535|1|3|Alpha Beach Road;Alfa Beach
Orange Island|e|6.460|3.502|0.9|3|Orange Island Lekki
Freedom Way|n|6.444|3.484|1|2|Freedom Way Lekki
Admiralty Way|n|6.448|3.466|1.2|3|Admiralty Road;Admiralty
Marwa|n|6.442|3.465|0.7|3|Maruwa;Marwa Lekki
Nicon Town|e|6.433|3.495|0.6|2|Nicon Town Estate
Carlton Gate Estate|e|6.438|3.535|0.5|4|Carlton Gate
Ocean Breeze Estate|e|6.433|3.520|0.4|5|Ocean Breeze
Westend Estate|e|6.446|3.549|0.4|5
Lekki Paradise Estate|e|6.436|3.534|0.5|4|Lekki Paradise
Richmond Gate Estate|e|6.432|3.492|0.4|4|Richmond Gate
Twin Lakes Estate|e|6.442|3.538|0.4|4|Twin Lake Estate
Eleganza|m|6.447|3.551|0.6|4
Circle Mall|m|6.437|3.510|0.4|4|Shoprite Jakande
Palms Shopping Mall|m|6.435|3.451|0.4|3|The Palms;Palms Mall
Lekki Toll Gate|m|6.434|3.458|0.4|3|Lekki-Ikoyi Tollgate;Admiralty Toll Gate
Lekki-Ikoyi Link Bridge|m|6.452|3.456|0.8|4|Link Bridge
Oniru|n|6.432|3.448|1.5|1|Oniru Estate;Victoria Island Extension;VI Extension
Eko Atlantic City|n|6.408|3.408|1.8|1|Eko Atlantic;Eko Pearl;Eko Pearl Towers
Ahmadu Bello Way|n|6.426|3.413|1|4
Adeola Odeku|n|6.430|3.417|0.7|3|Adeola Odeku Street
Ozumba Mbadiwe|n|6.438|3.428|1|3|Ozumba
Akin Adesola|n|6.430|3.424|0.7|4|Akin Adesola Street
Bar Beach|m|6.421|3.420|0.6|4
Landmark Beach|m|6.422|3.446|0.4|3|Landmark Centre
1004 Estate|e|6.438|3.432|0.5|2|1004;1004 Housing Estate
Maroko|n|6.440|3.443|1|4
Old Ikoyi|n|6.449|3.440|1.6|1|Ikoyi Old
South West Ikoyi|n|6.447|3.415|1.2|3|SW Ikoyi
Banana Island|e|6.466|3.452|1|1|Banana Island Ikoyi
Parkview Estate|e|6.461|3.440|0.8|1|Parkview;Parkview Ikoyi
Osborne Foreshore|e|6.461|3.425|1|1|Osborne;Osborne Foreshore Estate;Osborne Phase 1;Osborne Phase 2;Foreshore Estate
Dolphin Estate|e|6.458|3.413|0.7|1|Dolphin;Dolphin Ikoyi
Bourdillon|n|6.453|3.447|0.8|2|Bourdillon Road
Gerrard Road|n|6.456|3.437|0.6|3|Gerard Road
Falomo|n|6.442|3.427|0.6|3
Awolowo Road|n|6.444|3.420|1|3|Awolowo Road Ikoyi
Obalende|n|6.448|3.410|0.8|3
Ikoyi Club|m|6.452|3.425|0.8|4
Marina|n|6.451|3.392|0.8|3|Lagos Marina
Onikan|n|6.444|3.404|0.7|3
Tafawa Balewa Square|m|6.446|3.402|0.3|4|TBS
Idumota|n|6.458|3.387|0.5|3
Balogun|m|6.455|3.386|0.4|4|Balogun Market
Adeniji Adele|n|6.463|3.391|0.7|4
Badore|n|6.502|3.605|2.5|1|Badore Ajah
Ado Road|n|6.482|3.585|1.5|2|Ado;Addo Road;Addo;Ado Ajah;Addo Ajah
Langbasa|n|6.494|3.578|1.2|3
Oke Ira Nla|n|6.486|3.572|1|4|Oke Ira Ajah
Okun Ajah|n|6.445|3.590|1.5|3
Thomas Estate|e|6.473|3.581|0.7|3
Ilaje Ajah|n|6.459|3.577|1|3|Ilaje;Mobil Road;Mobil Road Ajah;Mobil Estate
Abraham Adesanya|n|6.468|3.594|1.2|1|Abraham Adesanya Estate;Abraham Adeshanya;Abraham Adesanya Roundabout
Ogombo|n|6.453|3.618|2|3|Ogombo Road
Greenville Estate|e|6.500|3.588|0.5|4
Royal Garden Estate|e|6.471|3.587|0.5|4|Royal Gardens Estate
Lekki Palm City|e|6.484|3.588|0.6|4|Lekki Palm City Estate;Lekki Palms Estate
Marshy Hill Estate|e|6.488|3.588|0.4|5|Marshy Hill
Happy Land Estate|e|6.470|3.612|0.5|4
Victory Park Estate|e|6.443|3.517|0.5|3|Victory Park
Olokonla|n|6.470|3.615|1|3
Peninsula Garden Estate|e|6.470|3.609|0.6|4|Peninsula Estate;Peninsula Gardens
Lagos Business School|m|6.471|3.606|0.6|3|LBS;Pan-Atlantic University
Crown Estate|e|6.470|3.640|0.8|3|Crown Estate Sangotedo
Sangotedo|n|6.471|3.629|2|1|Shangotedo;Novare Mall;Novare;Shoprite Sangotedo
Monastery Road|n|6.477|3.627|1.2|3|Monastery
Majek|n|6.472|3.650|0.8|4|Fara Park;Majek Fara Park
Abijo|n|6.473|3.666|1.5|2|Abijo GRA
Awoyaya|n|6.473|3.700|2|1|Mayfair Gardens;Mayfair Garden Estate;Mayfair Garden
Ogunfayo|n|6.474|3.688|1|4|Eputu;Eputu Town
Oribanwa|n|6.475|3.715|1|4
Lakowe|n|6.477|3.732|2|1|Lakowe Golf;Lakowe Lakes;Adeba;Adeba Road
Bogije|n|6.477|3.760|2|2
Beechwood Estate|e|6.477|3.757|0.8|4|Beechwood Park;Beachwood Estate
Amen Estate|e|6.470|3.826|1|3|Amen City
Eleko|n|6.442|3.855|3|2|Eleko Beach;Eleko Junction
Okun Imedu|n|6.438|3.800|1.5|4
La Campagne Tropicana|m|6.425|3.990|1|4|La Campagne
Akodo|n|6.436|3.938|2.5|3|Akodo Ise
Lekki Free Trade Zone|m|6.450|3.985|5|2|Lekki Free Zone;LFTZ;Free Trade Zone
Dangote Refinery|m|6.455|4.010|3|3|Dangote
Lekki Deep Sea Port|m|6.425|4.000|2|3|Lekki Port
Orimedu|n|6.435|3.908|2|4
Alaro City|e|6.500|3.990|2.5|3
Ketu Epe|n|6.570|4.030|3|4|Ketu-Ereyun
Agbowa|n|6.655|3.715|3|4|Agbowa Ikosi
Itoikin|n|6.658|3.800|2.5|4
Poka|n|6.615|3.978|1.5|5
`;
